import fc from 'fast-check';
import { formatEtag, isNotModified } from './matches-etag.ts';

const ETAG = '"abc123"';

describe('a conditional request', () => {
  it.each([
    [undefined, false],
    ['"abc123"', true],
    ['W/"abc123"', true],
    ['"abc123-gzip"', true],
    ['"abc123-br"', true],
    ['W/"abc123-gzip"', true],
    ['"other", W/"abc123"', true],
    ['"other","abc123"', true],
    ['*', true],
    [' * ', true],
    ['"other"', false],
    ['"abc12"', false],
    ['"abc123-zip"', false],
    ['abc123', false],
    ['"abc123', false],
    ['', false],
  ])('with If-None-Match %s is answered 304: %s', (known, expected) => {
    const headers = known === undefined ? {} : { 'if-none-match': known };
    expect(isNotModified(headers, ETAG)).toBe(expected);
  });

  it('of a forced reload (`no-cache`) gets the whole answer', () => {
    const headers = { 'if-none-match': ETAG, 'cache-control': 'max-age=0, no-cache' };
    expect(isNotModified(headers, ETAG)).toBe(false);
  });

  it('is never answered 304 if the answer has no ETag', () => {
    expect(isNotModified({ 'if-none-match': '*' }, undefined)).toBe(false);
  });

  it('is answered 304 for the ETag of any encoding of the answer, and for no other ETag', () => {
    const tag = fc.stringMatching(/^[\w+/]{1,20}$/).map((text) => `"${text}"`);
    const encoding = fc.constantFrom('identity', 'gzip', 'br');
    fc.assert(
      fc.property(tag, tag, encoding, (sent, other, chosen) => {
        const headers = { 'if-none-match': formatEtag(sent, chosen) };
        expect(isNotModified(headers, sent)).toBe(true);
        expect(isNotModified(headers, other)).toBe(other === sent);
      }),
    );
  });
});

describe('the ETag', () => {
  it('differs between encodings, because their bytes differ', () => {
    const tags = (['identity', 'gzip', 'br'] as const).map((name) => formatEtag(ETAG, name));
    expect(tags).toEqual(['"abc123"', '"abc123-gzip"', '"abc123-br"']);
  });
});
