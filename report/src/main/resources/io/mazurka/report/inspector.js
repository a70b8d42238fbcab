/* What is known in the state after a step: the step itself, its source, the values of what is shared. */

function inspector(finding, files) {
  const title = el('h3');
  const where = el('p.where');
  const source = sourceView(files);
  const values = el('tbody');
  const stack = el('ol.stack');
  const calls = el('details.calls', el('summary', 'Stack'), stack);
  const table = el('table.values',
      el('thead', el('tr', el('th', 'shared'), el('th', 'value'))), values);
  const states = statesOf(finding);
  const root = el('aside.inspector', title, where, source.root,
      finding.shared.length > 0 ? table : null, calls);
  title.setAttribute('aria-live', 'polite');

  function valueRow(name, before, after, touched) {
    const changed = before !== after;
    const cell = el('td', changed ? el('del', oneLine(before)) : null, changed ? ' ' : null,
        el(changed ? 'ins' : 'span', oneLine(after)));
    const row = el('tr', el('th', oneLine(name)), cell);
    row.classList.toggle('touched', touched);
    return row;
  }

  function showValues(k) {
    const now = states.at(k);
    const before = states.at(Math.max(0, k - 1));
    const touched = new Set(k > 0 ? finding.steps[k - 1].changes.map(c => c[0]) : []);
    values.replaceChildren(...finding.shared.map(
        (name, i) => valueRow(name, before[i], now[i], touched.has(i))));
  }

  function position({thread, file, line}) {
    return {thread, name: finding.threads[thread], file, line};
  }

  /** Where every thread was last, after so many steps; at a deadlock, where it waits. */
  function positions(k) {
    const last = new Map();
    if (k === finding.steps.length && isStuck(finding)) {
      finding.waits.filter(w => w.file !== undefined).forEach(w => last.set(w.thread, position(w)));
    }
    for (let i = k - 1; i >= 0 && last.size < finding.threads.length; i--) {
      const step = finding.steps[i];
      if (!last.has(step.thread) && step.file !== undefined) {
        last.set(step.thread, position(step));
      }
    }
    return [...last.values()];
  }

  /** The step's own place, or the last one of its thread that has a source. */
  function placeOf(k) {
    if (k === 0) {
      return finding.steps.find(s => s.file !== undefined);
    }
    const thread = finding.steps[k - 1].thread;
    for (let i = k - 1; i >= 0; i--) {
      if (finding.steps[i].thread === thread && finding.steps[i].file !== undefined) {
        return finding.steps[i];
      }
    }
    return undefined;
  }

  function show(k) {
    const step = finding.steps[k - 1];
    title.replaceChildren(...(step
      ? [el('span.thread.' + hue(step.thread), oneLine(finding.threads[step.thread])), ' ', el('span', deed(step))]
      : [el('span', 'Before the first step')]));
    where.textContent = step ? oneLine(step.at) : '';
    source.show(placeOf(k), positions(k));
    showValues(k);
    stack.replaceChildren(...(step ? step.stack : []).map(frame => el('li', oneLine(frame))));
    calls.hidden = !step || step.stack.length < 2;
  }

  return {root, show};
}

/** The values after each step; every so often a whole state, and the changes since. */
function statesOf(finding) {
  const every = 64;
  const whole = [finding.first.slice()];
  const state = finding.first.slice();
  finding.steps.forEach((step, i) => {
    step.changes.forEach(([shared, value]) => { state[shared] = value; });
    if ((i + 1) % every === 0) {
      whole.push(state.slice());
    }
  });
  return {
    at(k) {
      const values = whole[Math.floor(k / every)].slice();
      for (let i = k - k % every; i < k; i++) {
        finding.steps[i].changes.forEach(([shared, value]) => { values[shared] = value; });
      }
      return values;
    },
  };
}
