import { accountCopy } from './account-copy.ts';

/** An answer may have been lost on its way: the link that is refused now may have done its work. */
describe('the way on from a refused link', () => {
  it.each([
    ['ro', 'folosit deja, autentifică-te în aplicație'],
    ['en', 'If you have used it already, sign in to the app'],
  ] as const)('sends those who have used it to the sign-in first (%s)', (language, words) => {
    const { reset, activation } = accountCopy[language];
    expect(reset.newLink).toContain(words);
    expect(activation.newLink).toContain(words);
  });

  // How often and how long a link works is the provider's rule.
  it.each(['ro', 'en'] as const)('does not promise how long a link works (%s)', (language) => {
    const { reset, activation } = accountCopy[language];
    const promise = /singură dată|scurt timp|\bonce and\b|for a while/;
    expect(reset.newLink).not.toMatch(promise);
    expect(activation.newLink).not.toMatch(promise);
  });
});
