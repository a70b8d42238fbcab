/* The wait-for graph: threads, what they wait for, and who holds it. A cycle stands out. */

const WAITS = {
  'lock': 'wants', 'lock shared': 'wants', 'acquire': 'wants', 'wake': 'awaits a notification', 'park': 'awaits',
};

function waitGraph(finding) {
  const graph = graphOf(finding);
  const order = walk(graph);
  const widest = Math.max(...graph.nodes.map(n => n.width));
  const radiusX = Math.max(150, order.length * widest / 5.2);
  const radiusY = Math.max(100, order.length * 26);
  const centre = {x: radiusX + widest / 2 + 12, y: radiusY + 30};
  order.forEach((node, i) => {
    const angle = 2 * Math.PI * i / order.length - Math.PI / 2;
    node.x = centre.x + radiusX * Math.cos(angle);
    node.y = centre.y + radiusY * Math.sin(angle);
  });
  const width = 2 * centre.x;
  const height = 2 * centre.y;
  const svg = draw('svg.waits', {viewBox: `0 0 ${width} ${height}`, role: 'img',
    'aria-label': 'Who waits for what, and who holds it', width, height},
      graphHeads(), ...graph.edges.map(e => edge(e, graph)), ...order.map(node));
  return el('figure', el('figcaption', 'Who waits for what, and who holds it'), svg);
}

/** Nodes and edges; an edge is from who waits to what is awaited, or from that to who holds it. */
function graphOf(finding) {
  const nodes = new Map();
  const edges = [];
  const node = (key, kind, label, thread) => {
    if (!nodes.has(key)) {
      const text = shorten(oneLine(label), 26);
      nodes.set(key, {key, kind, label: text, full: oneLine(label), thread, width: text.length * 7.6 + 28});
    }
    return nodes.get(key);
  };
  const thread = t => node('t' + t, 'thread', finding.threads[t], t);
  for (const wait of finding.waits) {
    if (wait.end) {
      wait.holders.forEach(t => edges.push({from: thread(wait.thread), to: thread(t), label: 'awaits the end of'}));
      continue;
    }
    const reason = wait.object || wait.reason;
    const target = node('o' + wait.operation + reason, 'object', reason);
    edges.push({from: thread(wait.thread), to: target, label: WAITS[wait.operation] || 'waits for'});
    for (const holder of wait.holders) {
      if (!edges.some(e => e.from === target && e.to === thread(holder))) {
        edges.push({from: target, to: thread(holder), label: 'held by'});
      }
    }
  }
  const graph = {nodes: [...nodes.values()], edges};
  graph.nodes.forEach(n => { n.cyclic = reaches(graph, n, n); });
  edges.forEach(e => { e.cyclic = reaches(graph, e.to, e.from); });
  return graph;
}

function shorten(text, most) {
  return text.length > most ? text.slice(0, most - 1) + '…' : text;
}

function successors(graph, node) {
  return graph.edges.filter(e => e.from === node).map(e => e.to);
}

function reaches(graph, from, to) {
  const seen = new Set();
  const open = successors(graph, from);
  if (from !== to) {
    open.push(from);
  }
  while (open.length > 0) {
    const node = open.pop();
    if (node === to) {
      return true;
    }
    if (!seen.has(node)) {
      seen.add(node);
      open.push(...successors(graph, node));
    }
  }
  return false;
}

/** All nodes in an order in which neighbours come after each other, cycles first. */
function walk(graph) {
  const order = [];
  const visit = node => {
    if (!order.includes(node)) {
      order.push(node);
      successors(graph, node).forEach(visit);
    }
  };
  [...graph.nodes].sort((a, b) => Number(b.cyclic) - Number(a.cyclic)).forEach(visit);
  return order;
}

function node(n) {
  const group = draw('g.node', {transform: `translate(${n.x},${n.y})`},
      draw('title', {}, n.full),
      draw('rect', {x: -n.width / 2, y: -15, width: n.width, height: 30, rx: n.kind === 'thread' ? 15 : 4}),
      draw('text', {'text-anchor': 'middle', dy: '0.35em'}, n.label));
  group.classList.add(n.kind);
  if (n.kind === 'thread') {
    group.classList.add(hue(n.thread));
  }
  group.classList.toggle('cyclic', n.cyclic);
  return group;
}

function edge(e, graph) {
  const start = border(e.from, e.to);
  const end = border(e.to, e.from);
  const middle = {x: (start.x + end.x) / 2, y: (start.y + end.y) / 2};
  const group = draw('g.edge', {},
      draw('line', {x1: start.x, y1: start.y, x2: end.x, y2: end.y,
        'marker-end': e.cyclic ? 'url(#wait-cyclic)' : 'url(#wait)'}),
      draw('text', {x: middle.x, y: middle.y + 4, 'text-anchor': 'middle'}, e.label));
  group.classList.toggle('cyclic', e.cyclic);
  return group;
}

/** Where the line to another node leaves a node's box. */
function border(from, to) {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const scale = Math.min(
      dx === 0 ? Infinity : (from.width / 2 + 4) / Math.abs(dx),
      dy === 0 ? Infinity : 19 / Math.abs(dy));
  return {x: from.x + dx * scale, y: from.y + dy * scale};
}

function graphHeads() {
  const head = (id, kind) => draw('marker', {
    id, viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 8, markerHeight: 8, orient: 'auto',
  }, draw('path.' + kind, {d: 'M0,0.8 L7,4 L0,7.2 z'}));
  return draw('defs', {}, head('wait', 'tip'), head('wait-cyclic', 'tip-bad'));
}
