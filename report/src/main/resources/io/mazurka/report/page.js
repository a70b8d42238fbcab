/* The page: reads the data and puts everything in its place. */

const MOST_OUTCOMES = 200;

const data = JSON.parse(document.getElementById('data').textContent);

function header() {
  const words = {
    verified: 'No schedule breaks the program.',
    violated: count(data.findings.length, 'finding') + '.',
    inconclusive: 'No finding so far.',
  };
  return el('header',
      el('p.brand', 'Mazurka'),
      el('h1', oneLine([data.program, ...data.arguments].join(' '))),
      el('p.verdict', el('span.badge.' + data.verdict, data.verdict), ' ', words[data.verdict]));
}

function figures() {
  return el('dl.figures', ...data.figures.map(([value, name]) =>
    el('div', el('dt', name), el('dd', value))));
}

function coverage() {
  return el('ul.covers', ...data.covers.map(sentence => el('li', sentence)));
}

function outcomesCard() {
  if (data.outcomes.length === 0) {
    return null;
  }
  const outcomes = [...data.outcomes].sort((a, b) => b[1] - a[1]);
  const most = outcomes[0][1];
  const body = el('tbody');
  const add = list => body.append(...list.map(([text, seen]) => outcomeRow(text, seen, most)));
  add(outcomes.slice(0, MOST_OUTCOMES));
  const card = el('section.card', el('h2', count(outcomes.length, 'outcome')),
      el('p.soft', 'What complete executions printed, and how many of the explored ones did.'),
      el('table.outcomes', el('thead', el('tr', el('th', 'seen'), el('th', ''), el('th', 'outcome'))), body));
  if (outcomes.length > MOST_OUTCOMES) {
    const more = button(`show all ${outcomes.length.toLocaleString('en')}`, 'show all outcomes', () => {
      add(outcomes.slice(MOST_OUTCOMES));
      more.remove();
    });
    card.append(more);
  }
  return card;
}

function outcomeRow(text, seen, most) {
  const bar = el('meter');
  bar.max = most;
  bar.value = seen;
  return el('tr', el('td.seen', seen.toLocaleString('en')), el('td', bar),
      text === '' ? el('td.soft', '(nothing printed)') : el('td', el('pre', text)));
}

function racesCard() {
  return data.races.length === 0 ? null : el('section.card', el('h2', 'Reported races'),
      ...data.races.map(race => el('div', el('h3', oneLine(race.message)), el('pre.detail', race.detail))));
}

function build() {
  document.title = oneLine(data.program) + ' · ' + data.verdict + ' · Mazurka';
  const found = data.findings.map((f, i) => findingCard(f, i, data.findings.length, data.files));
  const main = el('main', header(), coverage(), figures());
  append(main, [...found.map(f => f.card), racesCard(), outcomesCard(), searchCard(data.search),
    el('footer', 'Made by Mazurka ' + data.version)]);
  document.body.append(main);
  const steppers = found.filter(f => f.stepper);
  steppers.forEach(f => f.stepper.start());
  document.addEventListener('keydown', event => answer(event, steppers));
}

/** A key goes to the diagram that has the focus; where none has, to the first one in sight. */
function answer(event, steppers) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) {
    return;
  }
  const focused = steppers.find(f => f.stepper.root.contains(document.activeElement));
  const scrolls = ['ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'].includes(event.key);
  const target = focused || (scrolls ? undefined : steppers.find(inSight));
  if (target && target.stepper.press(event.key)) {
    event.preventDefault();
  }
}

function inSight(found) {
  const box = found.stepper.root.getBoundingClientRect();
  return box.bottom > 0 && box.top < window.innerHeight;
}

build();
