import {
  dataHeaders,
  commonHeaders,
  previewHeaders,
  sensitiveHeaders,
} from './security-headers.ts';
import type { Header } from './security-headers.ts';

/** The headers of an answer that has all `lists`. Of several values of a header the last counts. */
const read = (...lists: readonly (readonly Header[])[]): Headers => {
  const headers = new Headers();
  for (const { key, value } of lists.flat()) headers.set(key, value);
  return headers;
};

describe('the headers of every answer', () => {
  const headers = read(commonHeaders);

  it('keep browsers on https for a year, subdomains included', () => {
    const [age, ...options] = headers.get('Strict-Transport-Security')?.split('; ') ?? [];
    expect(age).toBe(`max-age=${365 * 24 * 60 * 60}`);
    expect(options).toEqual(['includeSubDomains']);
  });

  it.each([
    ['browsers guess a content type', 'X-Content-Type-Options', 'nosniff'],
    ['any page show ours in a frame', 'X-Frame-Options', 'DENY'],
    ['other origins keep a reference to our windows', 'Cross-Origin-Opener-Policy', 'same-origin'],
    ['other sites use our files', 'Cross-Origin-Resource-Policy', 'same-origin'],
    ['other sites learn the path of a page', 'Referrer-Policy', 'strict-origin-when-cross-origin'],
  ])('do not let %s', (_what, name, value) => expect(headers.get(name)).toBe(value));

  it('deny each feature that `Permissions-Policy` names, such as the camera', () => {
    const rights = headers.get('Permissions-Policy')?.split(', ') ?? [];
    expect(rights.map((right) => right.split('=')[1])).toEqual(rights.map(() => '()'));
    expect(rights.map((right) => right.split('=')[0])).toEqual(
      expect.arrayContaining(['camera', 'geolocation', 'microphone', 'usb']),
    );
  });

  it('do not include the Content-Security-Policy', () => {
    expect(headers.has('Content-Security-Policy')).toBe(false);
  });
});

describe('the headers of sensitive pages and of our API', () => {
  it('keep the address out of referrers, caches and search engines', () => {
    const headers = read(commonHeaders, sensitiveHeaders);
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  });
});

describe('the headers of data and of previews', () => {
  it('forbid all loading when a browser shows data as a document', () => {
    expect(read(dataHeaders).get('Content-Security-Policy')).toMatch(/^default-src 'none';/);
  });

  it('let other sites show previews', () => {
    const headers = read(commonHeaders, previewHeaders);
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });
});
