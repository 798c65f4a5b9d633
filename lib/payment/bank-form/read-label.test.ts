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
      'no label of another control',
      '<label for="b">Other</label><input id="a" name="card">',
      'card',
    ],
    ['no label that points at nothing', '<label for="">Other</label><input name="card">', 'card'],
    ['an empty label is skipped', '<label> <input placeholder="Card"></label>', 'Card'],
    ['its text for screen readers', '<input placeholder=" " aria-label="Card" name="c">', 'Card'],
    ['its name', '<input name="card">', 'card'],
    ['nothing', '<input>', ''],
  ])('is %s', (_, html, label) => {
    expect(labelIn(html)).toBe(label);
  });

  it('is one line of at most 200 characters', () => {
    expect(formatLabel('  a \n\t b  ')).toBe('a b');
    expect(formatLabel('x'.repeat(201))).toBe('x'.repeat(200));
  });
});
