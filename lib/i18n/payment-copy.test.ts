import { paymentCopy } from './payment-copy.ts';

const { ro, en } = paymentCopy;

describe('the words of payments', () => {
  it('have a text of their own for the same codes in both languages', () => {
    expect(Object.keys(ro.result.codes)).toEqual(Object.keys(en.result.codes));
  });

  it('are not the same in both languages', () => {
    const texts = (value: object): readonly unknown[] =>
      Object.values(value).flatMap((inner: unknown) =>
        typeof inner === 'object' && inner !== null ? texts(inner) : [inner],
      );
    const english = new Set(texts(en));
    expect(texts(ro).filter((text) => english.has(text))).toEqual([]);
  });
});
