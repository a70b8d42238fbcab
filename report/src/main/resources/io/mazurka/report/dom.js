/*
 * Elements of the page. Whatever comes from the program under test reaches the page through
 * textContent and setAttribute of harmless attributes only, and never as markup.
 */

const SVG = 'http://www.w3.org/2000/svg';

/** An element: el('p.note', 'text', child, ...); further classes and attributes by the options. */
function el(kind, ...children) {
  const [tag, ...classes] = kind.split('.');
  const element = document.createElement(tag);
  element.classList.add(...classes);
  append(element, children);
  return element;
}

/** An element of a drawing with these attributes. */
function draw(kind, attributes, ...children) {
  const [tag, ...classes] = kind.split('.');
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value);
  }
  if (classes.length > 0) {
    element.classList.add(...classes);
  }
  append(element, children);
  return element;
}

function append(element, children) {
  for (const child of children) {
    if (child !== null && child !== undefined) {
      element.append(typeof child === 'string' ? visible(child) : child);
    }
  }
}

/** Text as it is, but for characters that have no look of their own or turn the line round. */
function visible(text) {
  return text.replace(
      /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
      c => '\\u' + c.charCodeAt(0).toString(16).padStart(4, '0'));
}

/** Text of one line: line breaks are spelled out as well. */
function oneLine(text) {
  return visible(text).replace(/\n/g, '\\n');
}

/** A button with a label, which is a text or a drawing. */
function button(label, hint, action) {
  const element = el('button', label);
  element.type = 'button';
  element.title = hint;
  element.setAttribute('aria-label', hint);
  element.addEventListener('click', action);
  return element;
}

function count(number, one, many) {
  return number.toLocaleString('en') + ' ' + (number === 1 ? one : many || one + 's');
}

/** A small picture for a button, as a path in a square of 16. */
function icon(path) {
  return draw('svg.icon', {viewBox: '0 0 16 16', width: 16, height: 16, 'aria-hidden': 'true'},
      draw('path', {d: path}));
}

/** The class that gives a thread its colour. */
function hue(thread) {
  return 'hue' + thread % 8;
}

/** What a step does to which object. */
function action(step) {
  return oneLine(step.operation + (step.object ? ' ' + step.object : ''));
}

/** The same in so many letters: of a long name the end matters most. */
function fitted(step, letters) {
  const text = action(step);
  const room = Math.floor(letters) - step.operation.length - 2;
  if (text.length <= letters || room < 4) {
    return text;
  }
  const end = oneLine(step.object).slice(-room);
  const word = end.search(/[. ]./) + 1;
  return oneLine(step.operation) + ' …' + (end.length - word >= 4 ? end.slice(word) : end);
}

/** A step in words. */
function deed(step) {
  return action(step) + (step.value ? ': ' + oneLine(step.value) : '');
}
