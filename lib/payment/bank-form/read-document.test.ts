import fc from 'fast-check';
import {
  getAttribute,
  hasAttribute,
  isTag,
  listAncestors,
  listElements,
  readDocument,
  readText,
} from './read-document.ts';
import type { FormDocument } from './read-document.ts';

function read(html: string): FormDocument {
  const parsed = readDocument(html);
  if (!parsed.ok) throw new Error(parsed.failure);
  return parsed.value;
}

describe('the document of a payment form', () => {
  it.each([
    ['', 'no form'],
    ['<p>form', 'no form'],
    ['<template><form></form></template>', 'no form'],
    ['<form></form><form></form>', 'several forms'],
    ['<form><form></form>', 'several forms'],
  ])('%j is refused: %s', (html, failure) => {
    expect(readDocument(html)).toEqual({ ok: false, failure });
  });

  it('is refused if it has too many elements', () => {
    const html = `<form>${'<b>'.repeat(2_000)}</form>`;
    expect(readDocument(html)).toEqual({ ok: false, failure: 'too many elements' });
  });

  it.each([
    ['<form><input></form>', true],
    ['<input><form></form>', false],
    ['<form id="f"></form><input form="f">', true],
    ['<form id="f"></form><input form="g">', false],
    ['<form><input form=""></form>', false],
    ['<form><input form="g"></form>', false],
    ['<form id=""><input form=""></form>', false],
    ['<table><form><tr><td><input></td></tr></form></table>', true],
  ])('%j has an input that the form owns: %s', (html, isOwned) => {
    const { elements, ...document } = read(html);
    expect(elements.filter(isTag('input')).map(document.isOwned)).toEqual([isOwned]);
  });

  it('lists elements in document order, and ancestors from the nearest on', () => {
    const { form, elements } = read('<div><form><b><i></i></b><u></u></form></div>');
    expect(listElements(form).map(({ tagName }) => tagName)).toEqual(['b', 'i', 'u']);
    const [inner] = elements.filter(isTag('i'));
    const ancestors = inner === undefined ? [] : listAncestors(inner);
    expect(ancestors.map(({ tagName }) => tagName)).toEqual(['b', 'form', 'div', 'body', 'html']);
  });

  it('reads attributes, and does not take an SVG element for an HTML element', () => {
    const { form, elements } = read('<form id=""><svg><a></a></svg></form>');
    expect([getAttribute(form, 'id'), getAttribute(form, 'name')]).toEqual(['', undefined]);
    expect([hasAttribute(form, 'id'), hasAttribute(form, 'name')]).toEqual([true, false]);
    expect(elements.filter(isTag('a', 'svg'))).toEqual([]);
  });

  it('reads text on one line, without comments, scripts, styles, selects, text areas and <noscript>', () => {
    const { form } = read(
      '<form> Card\n <b>number</b><!-- x --><script>a</script><style>b</style><select><option>c</select><textarea>d</textarea><noscript><b>e</b></noscript></form>',
    );
    expect(readText(form)).toBe('Card number');
  });

  it('never makes the parser throw, whatever the text is', () => {
    const part = fc.constantFrom(
      '<form>',
      '</form>',
      '<table>',
      '<input form=f>',
      '<base>',
      '<b',
      '"',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string())), (parts) => {
        expect(typeof readDocument(parts.join('')).ok).toBe('boolean');
      }),
    );
  });
});
