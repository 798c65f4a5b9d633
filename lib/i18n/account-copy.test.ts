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
});
