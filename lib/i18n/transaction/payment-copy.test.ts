import { paymentCopy } from './payment-copy.ts';

const { ro, en } = paymentCopy;

describe('the texts of payments', () => {
  it('cover the same codes in both languages', () => {
    expect(Object.keys(ro.result.codes)).toEqual(Object.keys(en.result.codes));
  });

  it('are translated: no Romanian text equals an English text', () => {
    const texts = (value: object): readonly unknown[] =>
      Object.values(value).flatMap((inner: unknown) => {
        if (typeof inner === 'function') return [inner('Valoare', 'Altă valoare')];
        return typeof inner === 'object' && inner !== null ? texts(inner) : [inner];
      });
    const english = new Set(texts(en));
    expect(texts(ro).filter((text) => english.has(text))).toEqual([]);
  });

  // After a reload, for example, the error page has no record of a failure.
  it.each([
    [ro, /nu a putut|nu a reușit/],
    [en, /could not|failed/],
  ])('do not say that a payment failed when no failure is known', ({ noForm }, failure) => {
    expect(noForm.general).not.toMatch(failure);
  });

  // A message counts as sent even if the bridge throws, so perhaps the app has not received the
  // message.
  it.each([
    [ro, /am anunțat/i],
    [en, /has been told/],
  ])('do not claim that the app has received a message', ({ told }, claim) => {
    expect(told).not.toMatch(claim);
  });

  // The page shows `help.later` for RC 91 and 990, which do not say whose answer was late. The page
  // shows `unverifiable` for RC 00 if the ORDER in the bank return is missing or invalid.
  it.each([
    [ro, /Banca nu a răspuns/, /fără numărul/],
    [en, /bank did not answer/, /without the order/],
  ])(
    'do not blame the bank for a late answer or say that the order number is missing',
    ({ result }, late, missing) => {
      expect(result.help.later).not.toMatch(late);
      expect(result.unverifiable).not.toMatch(missing);
    },
  );
});
