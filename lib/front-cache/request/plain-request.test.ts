import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import fc from 'fast-check';
import { hasKnownQuery, isPlainRequest } from './plain-request.ts';

function isPlain(headers: Readonly<Record<string, string>> = {}, method = 'GET'): boolean {
  const request = new IncomingMessage(new Socket());
  request.method = method;
  request.headers = { host: 'exemplu.ro', ...headers };
  return isPlainRequest(request);
}

describe('a plain request', () => {
  it.each(['GET', 'HEAD'])('may have the method %s', (method) => {
    expect(isPlain({}, method)).toBe(true);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'get', ''])(
    'may not have the method "%s"',
    (method) => {
      expect(isPlain({}, method)).toBe(false);
    },
  );

  it.each([
    'rsc',
    'next-router-prefetch',
    'next-router-state-tree',
    'next-action',
    'next-resume',
    'range',
    'if-range',
    'upgrade',
    'expect',
    'transfer-encoding',
    'x-nextjs-data',
    'x-nextjs-cache',
    'x-middleware-subrequest',
    'x-invoke-path',
    'x-matched-path',
    'x-prerender-revalidate',
  ])('may not have the header %s', (name) => {
    expect(isPlain({ [name]: '1' })).toBe(false);
  });

  it.each([
    ['host', ''],
    ['host', 'a b'],
    ['host', 'a/b'],
    ['host', 'user@exemplu.ro'],
    ['content-length', '5'],
    ['cookie', 'a=1; __prerender_bypass=x'],
  ])('may not have %s: "%s"', (name, value) => {
    expect(isPlain({ [name]: value })).toBe(false);
  });

  it.each([
    ['host', '127.0.0.1:3000'],
    ['host', '[::1]:3000'],
    ['content-length', '0'],
    ['cookie', 'a=1'],
  ])('may have %s: "%s"', (name, value) => {
    expect(isPlain({ [name]: value })).toBe(true);
  });
});

describe('a known query', () => {
  const isKnown = (query: string): boolean => hasKnownQuery(query, new URLSearchParams(query));

  it('has only parameters of the menu', () => {
    const known = ['lang', 'produs', 'hidden_navbar', 'hidden_modal'];
    const knownName = fc.constantFrom(...known);
    const unknownName = fc.constantFrom('q', 'program', 'Lang', 'produs[]', '__nextLocale', '');
    const name = fc.oneof({ weight: 3, arbitrary: knownName }, unknownName);
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string()), { maxLength: 4 }), (parameters) => {
        const query = new URLSearchParams(parameters.map((pair) => [...pair])).toString();
        expect(isKnown(query)).toBe(parameters.every(([given]) => known.includes(given)));
      }),
    );
  });

  it('has no fragment', () => {
    expect([isKnown('lang=ro'), isKnown('lang=ro#x')]).toEqual([true, false]);
  });
});
