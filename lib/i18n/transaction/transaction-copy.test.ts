import { transactionCopy } from './transaction-copy.ts';

describe('the texts of a subscription', () => {
  it.each([
    [
      'ro',
      ['Abonamentul este activ timp de 30 de zile.', 'Se reînnoiește lunar.', 'Vrei să continui?'],
    ],
    [
      'en',
      [
        'Your subscription is active for 30 days.',
        'It renews monthly.',
        'Do you want to continue?',
      ],
    ],
  ] as const)('exist in %s', (language, texts) => {
    const { active, renewal, question } = transactionCopy[language].subscription;
    expect([active, renewal, question]).toEqual(texts);
  });
});

/**
 * `unreached` is shown when the server was not reached, and when the server's answer was cut off.
 * So this text must not say that the server was not reached. `limited` is shown when an IP address
 * has sent too many requests. Visitors in several networks can share an IP address, so `limited`
 * must not blame a network.
 */
describe('the texts for a failed call', () => {
  it.each([
    ['ro', /contactat/, /rețea/],
    ['en', /reached/, /network/],
  ] as const)(
    'do not say that the server was not reached, and do not blame a network (%s)',
    (language, notReached, network) => {
      const { unreached, limited } = transactionCopy[language].failure;
      expect(unreached).not.toMatch(notReached);
      expect(limited(60)).not.toMatch(network);
    },
  );
});

describe('the wait in the text of a failure', () => {
  it.each([
    [0, '1 secundă', '1 second'],
    [0.2, '1 secundă', '1 second'],
    [2, '2 secunde', '2 seconds'],
    [45, '45 de secunde', '45 seconds'],
    [90, '90 de secunde', '90 seconds'],
    [91, '2 minute', '2 minutes'],
    [121, '3 minute', '3 minutes'],
    [3_600, '60 de minute', '60 minutes'],
  ])('of %d s is "%s" and "%s"', (seconds, romanian, english) => {
    for (const cause of ['limited', 'unavailable'] as const) {
      expect(transactionCopy.ro.failure[cause](seconds)).toContain(` ${romanian}.`);
      expect(transactionCopy.en.failure[cause](seconds)).toContain(` ${english}.`);
    }
  });
});
