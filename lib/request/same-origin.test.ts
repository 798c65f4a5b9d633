import { isForeignRequest } from './same-origin.ts';

const HOST = { host: 'site.example' };
const FORM_TYPE = 'application/x-www-form-urlencoded';
const HIDDEN_JSON = { origin: 'null', 'content-type': 'application/json; charset=utf-8' };

describe('isForeignRequest', () => {
  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin of the same site', { 'sec-fetch-site': 'same-site' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    [
      'another site that names our origin',
      { 'sec-fetch-site': 'cross-site', origin: 'https://site.example' },
    ],
    ['another origin', { origin: 'https://evil.example' }],
    ['another port', { origin: 'https://site.example:8443' }],
    ['a host that begins like ours', { origin: 'https://site.example.evil.example' }],
    ['a page that hides its origin', { origin: 'null' }],
    ['a form that hides its origin', { origin: 'null', 'content-type': FORM_TYPE }],
    [
      'a text/plain request with a hidden origin',
      { origin: 'null', 'content-type': 'text/plain; x=application/json' },
    ],
    ['a sandboxed frame in a modern browser', { ...HIDDEN_JSON, 'sec-fetch-site': 'cross-site' }],
    [
      'another origin, in JSON',
      { origin: 'https://evil.example', 'content-type': 'application/json' },
    ],
    ['an origin without a scheme', { origin: 'site.example' }],
  ])('is true for %s', (_name, headers) => {
    expect(isForeignRequest(new Headers({ ...HOST, ...headers }))).toBe(true);
  });

  it.each([
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'https://site.example' }],
    ['our own page, by its origin', { origin: 'https://site.example' }],
    [
      'our own page on the default port',
      { origin: 'https://site.example', host: 'site.example:443' },
    ],
    ['our own page without TLS', { origin: 'http://site.example' }],
    ['a web view that sends neither Sec-Fetch-Site nor Origin', {}],
    ['a JSON request with a hidden origin and no Sec-Fetch-Site', HIDDEN_JSON],
    ['our own page that hides its origin', { ...HIDDEN_JSON, 'sec-fetch-site': 'same-origin' }],
  ])('is false for %s', (_name, headers) => {
    expect(isForeignRequest(new Headers({ ...HOST, ...headers }))).toBe(false);
  });

  it('is true for an origin when the header Host is missing', () => {
    expect(isForeignRequest(new Headers({ origin: 'https://site.example' }))).toBe(true);
  });
});
