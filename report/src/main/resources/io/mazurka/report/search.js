/* The search as a picture: every execution from where it branched off, and what was left out where. */

const PICTURE = {width: 940, height: 250, left: 64, right: 190, top: 14, bottom: 30};

function searchCard(search) {
  const {columns, offered, explored} = search;
  if (columns.length === 0) {
    return null;
  }
  const deepest = Math.max(1, ...columns.map(c => c[2]), offered.length);
  const left = offered.map((n, i) => Math.max(0, n - explored[i]));
  const all = offered.reduce((a, b) => a + b, 0);
  const pruned = left.reduce((a, b) => a + b, 0);
  return el('section.card.search',
      el('h2', 'The search'),
      el('p.soft', 'Executions from left to right, depth downwards. A bar begins where an execution left the path '
          + 'of the one before; what is above was only replayed. '
          + (pruned > 0 ? `${count(pruned, 'move')} of ${all.toLocaleString('en')} needed no exploring.` : '')),
      skyline(columns, deepest, left, explored),
      overTime(columns));
}

function skyline(columns, deepest, left, explored) {
  const {width, height, left: x0, right, top, bottom} = PICTURE;
  const plot = {
    width: Math.min(width - x0 - right, Math.max(60, 16 * columns.length)),
    height: height - top - bottom,
  };
  const total = columns.reduce((sum, c) => sum + c[0], 0);
  const y = depth => top + plot.height * depth / deepest;
  const svg = draw('svg.skyline', {viewBox: `0 0 ${width} ${height}`, role: 'img',
    'aria-label': 'The executions of the search, by depth'});
  let seen = 0;
  for (const [executions, branch, depth, cut, findings] of columns) {
    const x = x0 + plot.width * seen / total;
    const wide = Math.max(0.6, plot.width * executions / total - (columns.length < 120 ? 1 : 0));
    svg.append(draw('rect.replayed', {x, width: wide, y: y(0), height: y(branch) - y(0)}),
        draw('rect.explored', {x, width: wide, y: y(branch), height: Math.max(1, y(depth) - y(branch))}));
    if (cut > 0) {
      const part = Math.max(2, (y(depth) - y(branch)) * 0.12);
      svg.append(draw('rect.cut', {x, width: wide, y: y(depth) - part, height: part}));
    }
    if (findings > 0) {
      svg.append(draw('circle.found', {cx: x + wide / 2, cy: y(depth) + 4, r: 4}));
    }
    seen += executions;
  }
  svg.append(axisText(x0 - 6, y(0) + 4, '0', 'end'), axisText(x0 - 6, y(deepest) + 2, String(deepest), 'end'),
      axisText(x0, height - 6, count(total, 'execution'), 'start'));
  const beside = x0 + plot.width + 26;
  svg.append(...byDepth(left, explored, y, beside, right - 36));
  svg.append(axisText(beside + (right - 36) / 2, height - 6, 'explored and left out', 'middle'));
  return el('div.scroll', svg, el('p.legend',
      el('span.key.explored', 'explored'), el('span.key.replayed', 'replayed'),
      el('span.key.cut', 'cut short, or left out'), el('span.key.found', 'finding')));
}

/** For every depth how many moves were explored, and how many were left out; neighbours share a bar. */
function byDepth(left, explored, y, x, room) {
  const perBar = Math.ceil(explored.length / 60);
  const bars = [];
  for (let i = 0; i < explored.length; i += perBar) {
    const sum = numbers => numbers.slice(i, i + perBar).reduce((a, b) => a + b, 0);
    bars.push({depth: i, done: sum(explored), left: sum(left)});
  }
  const most = Math.max(1, ...bars.map(b => b.done + b.left));
  const tall = Math.max(1, (y(perBar) - y(0)) - 1);
  return bars.flatMap(b => [
    draw('rect.explored', {x, y: y(b.depth), height: tall, width: room * b.done / most}),
    draw('rect.cut', {x: x + room * b.done / most, y: y(b.depth), height: tall, width: room * b.left / most}),
  ]);
}

function overTime(columns) {
  const {width, left: x0} = PICTURE;
  const height = 110;
  const total = columns.reduce((sum, c) => sum + c[0], 0);
  const end = Math.max(1, columns[columns.length - 1][5]);
  const plot = {width: width - x0 - 20, height: height - 36};
  let seen = 0;
  const points = columns.map(c => {
    seen += c[0];
    return [x0 + plot.width * c[5] / end, 8 + plot.height * (1 - seen / total)];
  });
  const line = [[x0, 8 + plot.height], ...points].map(p => p.map(n => n.toFixed(1)).join(',')).join(' ');
  const svg = draw('svg.time', {viewBox: `0 0 ${width} ${height}`, role: 'img',
    'aria-label': 'Executions over time'},
      draw('polygon.area', {points: `${line} ${(x0 + plot.width).toFixed(1)},${8 + plot.height}`}),
      draw('polyline.line', {points: line}),
      axisText(x0 - 6, 14, total.toLocaleString('en'), 'end'), axisText(x0 - 6, 10 + plot.height, '0', 'end'),
      axisText(x0 + plot.width, height - 8, duration(end), 'end'),
      axisText(x0 + plot.width / 2, height - 8, 'executions over time', 'middle'));
  return el('div.scroll', svg);
}

function duration(micros) {
  return micros < 1e6 ? (micros / 1e3).toFixed(1) + ' ms' : (micros / 1e6).toFixed(1) + ' s';
}

function axisText(x, y, text, anchor) {
  return draw('text.axis', {x, y, 'text-anchor': anchor}, text);
}
