import { isTag, readDocument } from './read-document.ts';
import { formatLabel, readLabel } from './read-label.ts';

function labelIn(html: string): string | undefined {
  const parsed = readDocument(`<form>${html}</form>`);
  if (!parsed.ok) throw new Error(parsed.failure);
  const { elements } = parsed.value;
  const [control] = elements.filter(isTag('input'));
  return control && readLabel(control, elements);
}

describe('the label of a control', () => {
  it.each([
    [
      'the label that points at it',
      '<label for="a">Card</label><label>Number <input id="a"></label>',
      'Card',
    ],
    ['the label around it', '<label>Card\n number <input></label>', 'Card number'],
    [
      'its name when a label points at another control',
      '<label for="b">Other</label><input id="a" name="card">',
      'card',
    ],
    [
      'its name when a label points at nothing',
      '<label for="">Other</label><input name="card">',
      'card',
    ],
    [
      'its placeholder when the label is empty',
      '<label> <input placeholder="Card"></label>',
      'Card',
    ],
    [
      'its aria-label when the placeholder is blank',
      '<input placeholder=" " aria-label="Card" name="c">',
      'Card',
    ],
    ['its name', '<input name="card">', 'card'],
    ['empty when the control has no label, placeholder, aria-label or name', '<input>', ''],
  ])('is %s', (_, html, label) => {
    expect(labelIn(html)).toBe(label);
  });

  it('is one line of at most 200 characters', () => {
    expect(formatLabel('  a \n\t b  ')).toBe('a b');
    expect(formatLabel('x'.repeat(201))).toBe('x'.repeat(200));
  });

  it('is cut between characters', () => {
    expect(formatLabel(`m${'🍕'.repeat(200)}`)).toBe(`m${'🍕'.repeat(99)}`);
  });
});
