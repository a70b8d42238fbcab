/*
 * The swim-lane diagram: time runs downwards, every thread has a lane, and arrows show what
 * happens before what. Only the rows in sight are in the document, so a long execution costs no
 * more than a short one.
 */

const ROW = 34;
const GUTTER = 58;
const NARROWEST = 150;
const MARGIN = 8;

function swimLanes(finding, select) {
  const steps = finding.steps;
  const blocked = isStuck(finding) ? finding.waits : [];
  const rows = steps.length + blocked.length;
  const lanes = lanesOf(steps, blocked);
  const sky = draw('svg.arrows', {'aria-hidden': 'true'});
  const chips = el('div.chips');
  const ground = el('div.ground', sky, chips);
  const heads = el('div.heads', el('span.corner', 'step'),
      ...lanes.map(t => el('span.head.' + hue(t), oneLine(finding.threads[t]))));
  const root = el('div.lanes', heads, ground);
  root.tabIndex = 0;
  root.setAttribute('role', 'group');
  root.setAttribute('aria-label', 'The execution, a lane for each thread; arrow keys step through it');
  let current = steps.length;
  let width = NARROWEST;
  let waiting = false;
  let known = 0;

  function x(thread) {
    return GUTTER + (lanes.indexOf(thread) + 0.5) * width;
  }

  function y(row) {
    return (row + 0.5) * ROW;
  }

  function layout() {
    if (root.clientWidth === known) {
      renderSoon();
      return;
    }
    known = root.clientWidth;
    const room = root.clientWidth - GUTTER - 2;
    width = Math.max(NARROWEST, Math.min(420, Math.floor(room / lanes.length)));
    root.style.setProperty('--lane-width', width + 'px');
    root.style.setProperty('--total-width', GUTTER + lanes.length * width + 'px');
    ground.style.height = rows * ROW + MARGIN + 'px';
    show(current);
  }

  function render() {
    waiting = false;
    const first = Math.max(0, Math.floor(root.scrollTop / ROW) - 12);
    const last = Math.min(rows - 1, Math.ceil((root.scrollTop + root.clientHeight) / ROW) + 12);
    const visibleChips = [];
    for (let row = first; row <= last; row++) {
      visibleChips.push(row < steps.length ? chip(row) : blockedChip(row));
    }
    chips.replaceChildren(...visibleChips);
    sky.setAttribute('width', GUTTER + lanes.length * width);
    sky.setAttribute('height', rows * ROW + MARGIN);
    sky.replaceChildren(arrowHeads(), ...laneLines(first, last), ...arrowsBetween(first, last));
  }

  function renderSoon() {
    if (!waiting) {
      waiting = true;
      requestAnimationFrame(render);
    }
  }

  function chip(row) {
    const step = steps[row];
    const switched = row > 0 && steps[row - 1].thread !== step.thread;
    const value = step.value ? el('span.value', oneLine(step.value)) : null;
    const taken = Math.min(step.value.length, letters() / 2) + (step.mark ? mark(step.mark).length + 2 : 0);
    const box = el('div.chip.' + hue(step.thread), el('span.deed', fitted(step, letters() - taken)), value);
    box.title = deed(step) + (step.at ? '\n' + oneLine(step.at) : '');
    if (step.mark) {
      box.classList.add('marked');
      box.append(el('span.mark', mark(step.mark)));
    }
    box.dataset.step = row + 1;
    box.addEventListener('click', () => select(row + 1));
    return place(row, step.thread, box, el('span.step', (switched ? '▸ ' : '') + (row + 1)));
  }

  function blockedChip(row) {
    const wait = blocked[row - steps.length];
    const box = el('div.chip.blocked.' + hue(wait.thread),
        el('span.deed', fitted(wait, letters() - mark('waits').length - 2)), el('span.mark', mark('waits')));
    box.title = 'waits for ' + oneLine(wait.reason) + (wait.at ? '\n' + oneLine(wait.at) : '');
    box.addEventListener('click', () => select(steps.length));
    return place(row, wait.thread, box, el('span.step', '⊘'));
  }

  /** The word for a mark, where there is room for one. */
  function mark(word) {
    return letters() < 20 ? '×' : word;
  }

  /** How many letters a chip has room for. */
  function letters() {
    return Math.floor((width - 34) / 7.3);
  }

  function place(row, thread, box, number) {
    const line = el('div.row', number, box);
    line.style.top = row * ROW + 'px';
    box.style.left = x(thread) - width / 2 + 'px';
    line.classList.toggle('current', row === current - 1);
    line.classList.toggle('future', row >= current && row < steps.length
        || row >= steps.length && current < steps.length);
    return line;
  }

  function laneLines(first, last) {
    return lanes.map(t => draw('line.lane.' + hue(t),
        {x1: x(t), x2: x(t), y1: y(first) - ROW / 2, y2: y(last) + ROW / 2}));
  }

  function arrowsBetween(first, last) {
    const paths = [];
    for (const [from, to, reversible] of finding.arrows) {
      if (from <= last && to >= first) {
        paths.push(arrow(from, to, reversible));
      }
    }
    return paths;
  }

  function arrow(from, to, reversible) {
    const a = steps[from].thread;
    const b = steps[to].thread;
    const side = x(b) > x(a) ? 1 : -1;
    const reach = width / 2 - 6;
    const x1 = x(a) + side * reach;
    const x2 = x(b) - side * (reach + 3);
    const bend = Math.max(10, Math.abs(x2 - x1) / 2);
    const path = draw('path.arrow', {
      d: `M${x1},${y(from)} C${x1 + side * bend},${y(from)} ${x2 - side * bend},${y(to)} ${x2},${y(to)}`,
      'marker-end': reversible ? 'url(#tip-race)' : 'url(#tip)',
    });
    path.classList.toggle('race', reversible === 1);
    path.classList.toggle('near', from === current - 1 || to === current - 1);
    path.classList.toggle('future', to >= current);
    return path;
  }

  /** Brings the state after so many steps into view. */
  function show(step) {
    current = step;
    const top = Math.max(0, step - 1) * ROW;
    const bottom = (step === steps.length ? rows : step) * ROW;
    const height = root.clientHeight - heads.offsetHeight;
    if (top < root.scrollTop + ROW) {
      root.scrollTop = Math.max(0, top - 2 * ROW);
    } else if (bottom > root.scrollTop + height - ROW) {
      root.scrollTop = bottom - height + 2 * ROW;
    }
    render();
  }

  root.addEventListener('scroll', renderSoon, {passive: true});
  new ResizeObserver(() => requestAnimationFrame(layout)).observe(root);
  return {root, show};
}

/** The threads that have a lane: those that move or wait. */
function lanesOf(steps, blocked) {
  return [...new Set([...steps, ...blocked].map(s => s.thread))].sort((a, b) => a - b);
}

function isStuck(finding) {
  return finding.kind === 'deadlock' || finding.kind === 'livelock';
}

function arrowHeads() {
  const head = (id, kind) => draw('marker', {
    id, viewBox: '0 0 8 8', refX: 6, refY: 4, markerWidth: 7, markerHeight: 7, orient: 'auto',
  }, draw('path.' + kind, {d: 'M0,0.8 L7,4 L0,7.2 z'}));
  return draw('defs', {}, head('tip', 'tip'), head('tip-race', 'tip-race'));
}
