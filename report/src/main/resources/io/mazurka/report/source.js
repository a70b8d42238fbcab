/* Source files beside the steps. */

const AROUND = 6;

/** The lines around a place, with the places of the other threads in the same file marked. */
function sourceView(files) {
  const name = el('div.file');
  const code = el('ol.code');
  const root = el('div.source', name, code);

  function lineOf(number, text, here, others) {
    const line = el('li', el('span.number', String(number)), el('span.text', text || ' '));
    line.classList.toggle('here', here);
    for (const other of others) {
      line.append(el('span.who.' + hue(other.thread), oneLine(other.name)));
    }
    return line;
  }

  /** Shows a place { file, line }; positions are { thread, name, file, line }. */
  function show(place, positions) {
    const section = place && place.file !== undefined
        && files[place.file].sections.find(
            s => place.line >= s.first && place.line < s.first + s.lines.length);
    root.hidden = !section;
    if (!section) {
      return;
    }
    name.textContent = oneLine(files[place.file].name);
    const first = Math.max(section.first, place.line - AROUND);
    const last = Math.min(section.first + section.lines.length - 1, place.line + AROUND);
    const lines = [];
    for (let n = first; n <= last; n++) {
      const there = positions.filter(p => p.file === place.file && p.line === n);
      lines.push(lineOf(n, section.lines[n - section.first], n === place.line, there));
    }
    code.replaceChildren(...lines);
  }

  return {root, show};
}
