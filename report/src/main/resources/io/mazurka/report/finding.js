/* One finding: its diagram, the buttons and keys that step through it, and what it says. */

function findingCard(finding, index, total, files) {
  const position = total > 1 ? ` ${index + 1} of ${total}` : '';
  const card = el('section.card.finding',
      el('h2', el('span.kind', finding.kind + position), ' ', el('span.message', finding.message)),
      finding.steps
          ? el('p.soft', `in execution ${finding.execution.toLocaleString('en')}; this schedule has `
              + `${count(finding.steps.length, 'step')} and `
              + count(finding.switches, 'context switch', 'context switches'))
          : null);
  card.id = 'finding-' + (index + 1);
  let stepper = null;
  if (finding.steps && finding.steps.length > 0) {
    stepper = stepThrough(finding, files);
    card.append(stepper.root);
  }
  if (finding.waits && isStuck(finding) && finding.waits.length > 0) {
    card.append(waitGraph(finding));
  }
  append(card, [
    finding.detail ? el('pre.detail', finding.detail) : null,
    finding.trouble ? el('p.note', finding.trouble) : null,
    finding.outcome ? el('p.soft', 'The program printed: ', el('code', oneLine(finding.outcome))) : null,
    finding.again ? el('p.again', 'To see it again: ', el('code', oneLine(finding.again))) : null,
  ]);
  return {card, stepper};
}

/** The diagram, the inspector beside it and the controls above. */
function stepThrough(finding, files) {
  const last = finding.steps.length;
  let current = last;
  const lanes = swimLanes(finding, go);
  const side = inspector(finding, files);
  const slider = el('input');
  slider.type = 'range';
  slider.min = 0;
  slider.max = last;
  slider.setAttribute('aria-label', 'step');
  slider.addEventListener('input', () => go(Number(slider.value)));
  const label = el('output.position');
  const controls = el('div.controls',
      button(icon('M3 2h2v12H3z M14 2v12L6 8z'), 'to the beginning (Home)', () => go(0)),
      button(icon('M8 2v12L1 8z M15 2v12L8 8z'), 'previous context switch (p)', () => go(switchBefore(current))),
      button(icon('M12 2v12L4 8z'), 'one step back (← or k)', () => go(current - 1)),
      button(icon('M4 2v12l8-6z'), 'one step forward (→ or j)', () => go(current + 1)),
      button(icon('M8 2v12l7-6z M1 2v12l7-6z'), 'next context switch (n)', () => go(switchAfter(current))),
      button(icon('M13 2h-2v12h2z M2 2v12l8-6z'), 'to the end (End)', () => go(last)),
      slider, label);
  const legend = el('p.legend',
      el('span.key.hb', 'happens before'), el('span.key.race', 'could have come the other way round'),
      el('span.keys', el('kbd', '←'), el('kbd', '→'), ' step  ', el('kbd', 'p'), el('kbd', 'n'),
          ' context switch  ', el('kbd', 'Home'), el('kbd', 'End')));
  const root = el('div.stepper', controls, el('div.split', lanes.root, side.root), legend);

  function switchAfter(k) {
    for (let i = Math.max(1, k); i < last; i++) {
      if (finding.steps[i].thread !== finding.steps[i - 1].thread) {
        return i + 1;
      }
    }
    return last;
  }

  function switchBefore(k) {
    for (let i = k - 2; i > 0; i--) {
      if (finding.steps[i].thread !== finding.steps[i - 1].thread) {
        return i + 1;
      }
    }
    return 0;
  }

  function go(k) {
    current = Math.max(0, Math.min(last, k));
    slider.value = current;
    label.textContent = `${current} / ${last}`;
    lanes.show(current);
    side.show(current);
  }

  const moves = {
    ArrowRight: () => current + 1, j: () => current + 1, ArrowDown: () => current + 1,
    ArrowLeft: () => current - 1, k: () => current - 1, ArrowUp: () => current - 1,
    n: () => switchAfter(current), p: () => switchBefore(current),
    Home: () => 0, End: () => last, PageDown: () => current + 10, PageUp: () => current - 10,
  };

  /** Answers a key if it is one of the diagram's; says whether it was. */
  function press(key) {
    if (!Object.hasOwn(moves, key)) {
      return false;
    }
    go(moves[key]());
    return true;
  }

  return {root, press, start: () => go(last)};
}
