import { LANGUAGE_HEADER } from './language.ts';
import { getTransactionLanguage } from './transaction-language.ts';

let mockInbound = new Headers();
// `headers` of Next throws when Next is handling no request, so the test replaces it.
jest.mock('next/headers', () => ({ headers: async () => mockInbound }));

describe('the language of a transaction page', () => {
  it.each([
    ["the visitor's choice, although the browser prefers another language", 'en', 'ro', 'en'],
    ["the visitor's choice, although the browser prefers another language", 'ro', 'en', 'ro'],
    ['the choice of a visitor whose browser names no language', 'ro', undefined, 'ro'],
    ["the browser's language without a choice", undefined, 'ro-RO,ro;q=0.9', 'ro'],
    ["the browser's language without a choice", undefined, 'en-US,en;q=0.9', 'en'],
    ["the browser's language when the choice is no language of the site", 'de', 'ro', 'ro'],
    ["the browser's language when the choice is empty", '', 'ro', 'ro'],
    ['English when nothing is known', undefined, undefined, 'en'],
  ])('is %s (chosen: %j, browser: %j): %s', async (_, chosen, browser, language) => {
    mockInbound = new Headers({
      ...(chosen !== undefined && { [LANGUAGE_HEADER]: chosen }),
      ...(browser !== undefined && { 'accept-language': browser }),
    });
    expect(await getTransactionLanguage()).toBe(language);
  });
});
