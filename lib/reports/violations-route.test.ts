import fc from 'fast-check';
import { anyCharacter } from '@/e2e/support/unit/any-character';
import { violationsSchema } from './violations-route.ts';
import type { Violation } from './violations-route.ts';

const CANARY = 'canary';
const MENU = '/restaurant/[restaurantId]/menu';

type Single = Readonly<Record<string, string>>;
const single = (fields: Single): object => ({
  'csp-report': { 'document-uri': 'https://site.example/restaurant/a/menu', ...fields },
});
const batched = (fields: object, type = 'csp-violation'): object => ({
  type,
  age: 10,
  url: `https://site.example/${CANARY}`,
  user_agent: CANARY,
  body: { documentURL: 'https://site.example/terms', effectiveDirective: 'img-src', ...fields },
});
const read = (body: unknown): readonly Violation[] | undefined =>
  violationsSchema.safeParse(body).data;

describe('a report of a violation', () => {
  it('to `report-uri` is reduced to the page, the directive and the blocked origin', () => {
    const body = {
      'csp-report': {
        'document-uri': `https://site.example/restaurant/${CANARY}/menu?produs=${CANARY}`,
        referrer: `https://site.example/${CANARY}`,
        'violated-directive': 'img-src',
        'effective-directive': 'img-src',
        'original-policy': `default-src ${CANARY}`,
        disposition: 'enforce',
        'blocked-uri': `https://evil.example:8443/${CANARY}?${CANARY}#${CANARY}`,
        'source-file': `https://site.example/${CANARY}.js`,
        'status-code': 200,
        'script-sample': CANARY,
      },
    };
    expect(read(body)).toEqual([
      { page: MENU, directive: 'img-src', blocked: 'https://evil.example:8443' },
    ]);
  });

  it('in a batch of the Reporting API is reduced in the same way, and other entries are skipped', () => {
    const body = [
      batched({ blockedURL: 'inline', effectiveDirective: 'script-src-elem', sample: CANARY }),
      batched({}, 'deprecation'),
      batched({ blockedURL: `wss://evil.example/${CANARY}`, effectiveDirective: 'connect-src' }),
      null,
      CANARY,
    ];
    expect(read(body)).toEqual([
      { page: '/terms', directive: 'script-src-elem', blocked: 'inline' },
      { page: '/terms', directive: 'connect-src', blocked: 'wss://evil.example' },
    ]);
  });

  it('is ignored after the first twenty entries of a batch', () => {
    expect(read(Array.from({ length: 1_000 }, () => batched({})))).toHaveLength(20);
  });

  it.each([
    ['https://site.example/', '/'],
    ['https://site.example/restaurants?x=1#y', '/restaurants'],
    ['http://localhost:3000/partener/coduri/a', '/partener/coduri/[restaurantId]'],
  ])('about %s has the page %s', (address, page) => {
    expect(read(single({ 'document-uri': address }))).toMatchObject([{ page }]);
  });

  it.each([
    'https://site.example/activate/secret',
    'https://site.example/reset/password/secret',
    'https://site.example/invoice/1',
    'https://site.example/payment/librapay/u/loading',
    'https://site.example/nu/exista',
    'https://site.example/embedded/restaurant/a/menu',
    'about:blank',
    'data:text/html,x',
    '/terms',
    '',
  ])('about %s is dropped', (address) => {
    expect(read(single({ 'document-uri': address }))).toEqual([]);
    expect(read([batched({ documentURL: address })])).toEqual([]);
  });

  it.each([
    [{ 'effective-directive': 'style-src-attr' }, 'style-src-attr'],
    [{ 'violated-directive': "script-src 'self' https://a.example" }, 'script-src'],
    [{ 'effective-directive': 'require-trusted-types-for' }, 'require-trusted-types-for'],
    [{ 'effective-directive': 'x\n{"level":"error"}' }, 'other'],
    [{ 'effective-directive': '__proto__' }, 'other'],
    [{}, 'other'],
  ])('with the fields %j has the directive %s', (fields, directive) => {
    expect(read(single(fields))).toMatchObject([{ directive }]);
  });

  it.each([
    ['inline', 'inline'],
    ['eval', 'eval'],
    ['trusted-types-sink', 'trusted-types-sink'],
    ['data', 'data'],
    ['data:image/png;base64,AAAA', 'data:'],
    ['blob:https://site.example/0f', 'blob:'],
    ['chrome-extension://abcdefgh/inject.js', 'chrome-extension:'],
    ['https://user:secret@evil.example/x', 'https://evil.example'],
    ['https://EVIL.example./x', 'https://evil.example.'],
    ['http://[::1]:8080/x', 'other'],
    ['https://ș.example/x', 'https://xn--yla.example'],
    ['https://a,b;c.example/x', 'other'],
    ['not an address', 'other'],
    ['', 'other'],
  ])('with the blocked address "%s" names %s as blocked', (reported, blocked) => {
    expect(read(single({ 'blocked-uri': reported }))).toMatchObject([{ blocked }]);
  });

  it.each([
    [null],
    [[]],
    [{}],
    [[[]]],
    [{ 'csp-report': null }],
    [{ 'csp-report': { 'document-uri': ['https://site.example/'] } }],
    [[batched({}, 'crash')]],
    [batched({ documentURL: undefined })],
    [batched({ effectiveDirective: 1 })],
  ])('with the body %j is not valid', (body) => {
    expect(read(body)).toBeUndefined();
  });

  it('with any content is read without an exception, and gives words of plain characters and limited length', () => {
    const words = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.string({ unit: anyCharacter }),
      fc.domain(),
    );
    const reported = fc.record({
      documentURL: fc.constant('https://site.example/restaurant/a/menu'),
      effectiveDirective: words,
      blockedURL: words,
    });
    fc.assert(
      fc.property(reported, (fields) => {
        const [violation] = read([batched(fields)]) ?? [];
        expect(violation).toEqual({
          page: MENU,
          directive: expect.stringMatching(/^[a-z-]{1,30}$/),
          blocked: expect.stringMatching(/^[a-z0-9:/.+-]{1,270}$/),
        });
      }),
    );
    fc.assert(fc.property(fc.jsonValue(), (body) => void read(body)));
  });
});
