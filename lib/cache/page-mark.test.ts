import { DEGRADED_ROUTE, parsePageMark, parseRouteMark, withoutRouteMark } from './page-mark.ts';

describe('the mark of a page', () => {
  it.each(['unknown', 'degraded', 'unstored', 'document'])('is read from `<main>`: %s', (mark) => {
    expect(parsePageMark(`<body><main data-outcome="${mark}" id="x"></main></body>`)).toBe(mark);
  });

  it.each([
    ['an ordinary page', '<main id="x"></main>'],
    ['a page with a mark as text', '<main>&lt;main data-outcome=&quot;unknown&quot;</main>'],
    [
      'a page with a mark in the payload',
      String.raw`<script>"<main data-outcome=\"unknown\""</script>`,
    ],
    ['a page with a mark that does not exist', '<main data-outcome="broken"></main>'],
  ])('is undefined for %s', (_name, html) => {
    expect(parsePageMark(html)).toBeUndefined();
  });
});

type RouteAnswer = Parameters<typeof parseRouteMark>[0];

const routeWith = (headers: Record<string, string>): RouteAnswer =>
  // The type of `kind` is a const enum of Next, whose members our code cannot use. `JSON.parse`
  // returns `any`, so no member of the enum is needed.
  Object.assign(JSON.parse('{"kind":"APP_ROUTE","status":200}'), {
    body: Buffer.from(''),
    headers,
  });

describe('the mark of a cached route', () => {
  it('is undefined for an ordinary answer', () => {
    expect(parseRouteMark(routeWith({ 'content-type': 'application/xml' }))).toBeUndefined();
  });

  it('is degraded for an answer with the header of a degraded route', () => {
    expect(parseRouteMark(routeWith(DEGRADED_ROUTE))).toBe('degraded');
  });

  it('is removed from the headers', () => {
    expect(withoutRouteMark({ ...DEGRADED_ROUTE, 'content-type': 'text/plain' })).toEqual({
      'content-type': 'text/plain',
    });
  });
});
