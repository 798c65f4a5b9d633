import { SUBSCRIPTION_DAYS } from '../legal/facts.ts';
import { accountCopy } from './account-copy.ts';
import { paymentCopy } from './payment-copy.ts';
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
  ] as const)('are kept in %s', (language, texts) => {
    const { active, renewal, question } = transactionCopy[language].subscription;
    expect([active, renewal, question]).toEqual(texts);
    expect(active).toContain(String(SUBSCRIPTION_DAYS));
  });
});

describe('how long to wait', () => {
  it.each([
    [0, '1 secundă', '1 second'],
    [0.2, '1 secundă', '1 second'],
    [2, '2 secunde', '2 seconds'],
    [45, '45 de secunde', '45 seconds'],
    [90, '90 de secunde', '90 seconds'],
    [91, '2 minute', '2 minutes'],
    [121, '3 minute', '3 minutes'],
    [3_600, '60 de minute', '60 minutes'],
  ])('%d s is %s', (seconds, romanian, english) => {
    expect(transactionCopy.ro.limited(seconds)).toContain(` ${romanian}.`);
    expect(transactionCopy.en.limited(seconds)).toContain(` ${english}.`);
  });

  it.each(['ro', 'en'] as const)('is said in the same words on all pages, %s', (language) => {
    const words = transactionCopy[language].limited(45);
    expect(accountCopy[language].limited(45)).toBe(words);
    expect(paymentCopy[language].failure.limited(45)).toBe(words);
  });
});
