import { accountCopy } from './account-copy.ts';
import { passwordChangedCopy } from './password-changed-copy.ts';

/**
 * The provider's answer to an earlier call may have been lost. So a link that the provider refuses
 * may have worked before.
 */
describe('the text after a refused link', () => {
  it.each([
    ['ro', 'Dacă l-ai folosit deja, autentifică-te', 'Dacă a fost folosit deja, autentifică-te'],
    ['en', 'If you have used it already, sign in', 'If it has been used already, sign in'],
  ] as const)('says to sign in if the link has been used (%s)', (language, used, wasUsed) => {
    const { reset, activation } = accountCopy[language];
    expect(reset.newLink).toContain(used);
    expect(activation.newLink).toContain(wasUsed);
  });

  // The provider decides how often and how long a link works.
  it.each(['ro', 'en'] as const)(
    'does not promise how often or how long a link works (%s)',
    (language) => {
      const { reset, activation } = accountCopy[language];
      const claim = /singură dată|scurt timp|\bonce and\b|for a while/;
      expect(reset.newLink).not.toMatch(claim);
      expect(activation.newLink).not.toMatch(claim);
    },
  );

  // We know of no way to request a new activation link in the app.
  it.each([
    ['ro', /cere acolo/, 'asistență'],
    ['en', /ask for a new link there/, 'support'],
  ] as const)(
    'does not say that a new activation link can be requested in the app (%s)',
    (lang, request, help) => {
      const { newLink } = accountCopy[lang].activation;
      expect(newLink).not.toMatch(request);
      expect(newLink).toContain(help);
    },
  );
});

/** The page stores that it sent a request, but not why the answer is missing. */
describe('the text after an activation without an answer', () => {
  it.each([
    ['ro', /închis|reîncărcat/, 'autentifică-te în aplicație'],
    ['en', /closed|reloaded/, 'sign in to the app'],
  ] as const)('names no cause, and says to sign in to the app (%s)', (language, cause, words) => {
    const { interrupted } = accountCopy[language].activation;
    expect(interrupted).not.toMatch(cause);
    expect(interrupted).toContain(words);
  });
});

/** The link leads to `/downloadapp`, which redirects to a store and does not open the app. */
describe('the link below the confirmation of a new password', () => {
  it.each([
    ['ro', 'pagina aplicației', /Deschide aplicația/],
    ['en', "the app's page", /Open the app$/],
  ] as const)('names the page of the app, and does not promise to open the app (%s)', (...row) => {
    const [language, words, claim] = row;
    expect(passwordChangedCopy[language].appPage).toContain(words);
    expect(passwordChangedCopy[language].appPage).not.toMatch(claim);
  });
});

describe('the text for a request that is not accepted', () => {
  it.each([
    ['ro', 'linkul din mesajul primit'],
    ['en', 'the link in your message'],
  ] as const)('names the link to open again (%s)', (language, words) => {
    expect(accountCopy[language].rejected).toContain(words);
  });
});
