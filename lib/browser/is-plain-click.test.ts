import { isPlainClick } from './is-plain-click.ts';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

describe('a plain click', () => {
  it('is a click of the main button without modifier keys', () => {
    expect(isPlainClick(plain)).toBe(true);
  });

  it.each([
    [{ button: 1 }],
    [{ metaKey: true }],
    [{ ctrlKey: true }],
    [{ shiftKey: true }],
    [{ altKey: true }],
  ])('is not a click with %p', (change) => {
    expect(isPlainClick({ ...plain, ...change })).toBe(false);
  });
});
