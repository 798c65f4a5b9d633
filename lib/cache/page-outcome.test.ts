import { parseOutcome } from './page-outcome.ts';

describe('the outcome of a page', () => {
  it.each(['unknown', 'degraded', 'unstored', 'document'])(
    'is %s when its main says so',
    (outcome) => {
      expect(parseOutcome(`<body><main data-outcome="${outcome}" id="x"></main></body>`)).toBe(
        outcome,
      );
    },
  );

  it.each([
    ['an ordinary page', '<main id="x"></main>'],
    ['the mark as text', '<main>&lt;main data-outcome=&quot;unknown&quot;</main>'],
    ['the mark inside the payload', String.raw`<script>"<main data-outcome=\"unknown\""</script>`],
    ['a mark that does not exist', '<main data-outcome="broken"></main>'],
  ])('is not marked in %s', (_name, html) => {
    expect(parseOutcome(html)).toBeUndefined();
  });
});
