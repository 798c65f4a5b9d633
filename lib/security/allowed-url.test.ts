import { isAllowedUrl, parsePictureUrl } from './allowed-url.ts';
import type { findAllowedPicture } from './allowed-url.ts';

const ORIGINS = [
  'https://img.example.ro',
  'https://cdn.example.ro:8443',
  'http://localhost:4010',
  'http://127.0.0.1:4010',
  'http://[::1]:4010',
  'http://plain.example.ro',
];

const SITE = 'https://site.example';

describe('a URL of an allowed origin', () => {
  it.each([
    ['https://img.example.ro/a.png', 'https://img.example.ro/a.png'],
    ['https://img.example.ro', 'https://img.example.ro/'],
    ['https://img.example.ro?id=7', 'https://img.example.ro/?id=7'],
    ['HTTPS://IMG.Example.RO/A.png', 'https://img.example.ro/A.png'],
    ['https://img.example.ro:443/a.png', 'https://img.example.ro/a.png'],
    ['https://img.example.ro/șaorma mare.png', 'https://img.example.ro/%C8%99aorma%20mare.png'],
    ['https://img.example.ro/a@2x.png?v=1#x', 'https://img.example.ro/a@2x.png?v=1#x'],
    ['https://img.example.ro/"onerror="alert(1)', 'https://img.example.ro/%22onerror=%22alert(1)'],
    ['https://cdn.example.ro:8443/a.png', 'https://cdn.example.ro:8443/a.png'],
    ['http://localhost:4010/a.png', 'http://localhost:4010/a.png'],
    ['http://127.0.0.1:4010/a.png', 'http://127.0.0.1:4010/a.png'],
    ['http://[::1]:4010/a.png', 'http://[::1]:4010/a.png'],
  ])('%s is accepted', (value, href) => {
    expect(parsePictureUrl(value, ORIGINS)).toBe(href);
    expect(isAllowedUrl(value, ORIGINS, SITE)).toBe(true);
  });
});

describe('a URL from the provider', () => {
  it('may have 2,048 characters', () => {
    const longest = `https://img.example.ro/${'a'.repeat(2025)}`;
    expect(parsePictureUrl(longest, ORIGINS)).toBe(longest);
  });

  it.each([
    ['nothing', ''],
    ['only spaces', '   '],
    ['script', 'javascript:alert(1)'],
    ['script in mixed case', 'JaVaScRiPt:alert(1)'],
    ['an allowed URL after a space', ' https://img.example.ro/a.png'],
    ['script after a space', ' javascript:alert(1)'],
    ['script split by a tab', 'java\tscript:alert(1)'],
    ['script before an allowed host', 'javascript://img.example.ro/%0aalert(1)'],
    ['a data URL', 'data:image/svg+xml,<svg onload=alert(1)>'],
    ['a blob URL of an allowed origin', 'blob:https://img.example.ro/1f2e'],
    ['a file', 'file:///etc/passwd'],
    ['ftp', 'ftp://img.example.ro/a.png'],
    ['web socket', 'wss://img.example.ro/a.png'],
    ['relative', '/a.png'],
    ['relative to the scheme', '//img.example.ro/a.png'],
    ['relative to the scheme, foreign', '//evil.example/a.png'],
    ['no slashes', 'https:img.example.ro/a.png'],
    ['one slash', 'https:/img.example.ro/a.png'],
    ['three slashes', 'https:///img.example.ro/a.png'],
    ['backslashes', 'https:\\\\img.example.ro\\a.png'],
    ['a backslash after a foreign host', 'https://evil.example\\@img.example.ro/a.png'],
    ['a backslash in the path', 'https://img.example.ro/a\\b.png'],
    ['a foreign host', 'https://evil.example/a.png'],
    ['an allowed host as a prefix', 'https://img.example.ro.evil.example/a.png'],
    ['an allowed host as an ending', 'https://evilimg.example.ro/a.png'],
    ['a subdomain', 'https://a.img.example.ro/a.png'],
    ['the parent domain', 'https://example.ro/a.png'],
    ['a dot after the host', 'https://img.example.ro./a.png'],
    ['a user', 'https://user@img.example.ro/a.png'],
    ['a user and a password', 'https://user:pass@img.example.ro/a.png'],
    ['an empty user', 'https://@img.example.ro/a.png'],
    ['an allowed host as user', 'https://img.example.ro@evil.example/a.png'],
    ['an allowed host and port as user', 'https://img.example.ro:443@evil.example/a.png'],
    ['an allowed host before an encoded slash', 'https://img.example.ro%2f@evil.example/a.png'],
    ['an allowed host in the fragment', 'https://evil.example/#https://img.example.ro/'],
    ['an allowed host in the query', 'https://evil.example/?https://img.example.ro/'],
    ['a tab in the scheme', 'ht\ttps://img.example.ro/a.png'],
    ['a tab in the host', 'https://img.exa\tmple.ro/a.png'],
    ['a line break in the path', 'https://img.example.ro/a\n.png'],
    ['CRLF', 'https://img.example.ro/a\r\nSet-Cookie: a=b'],
    ['NUL', 'https://img.example.ro/a\u0000.png'],
    ['a leading control character', '\u0001https://img.example.ro/a.png'],
    ['ideographic dots', 'https://img。example。ro/a.png'],
    ['full-width letters', 'https://ｉmg.example.ro/a.png'],
    ['a look-alike letter', 'https://img.ex\u0430mple.ro/a.png'],
    ['an invisible character', 'https://img.ex\u200bample.ro/a.png'],
    ['an encoded host', 'https://img%2eexample.ro/a.png'],
    ['another port', 'https://img.example.ro:8443/a.png'],
    ['the port of http', 'https://img.example.ro:80/a.png'],
    ['without the port of the listed origin', 'https://cdn.example.ro/a.png'],
    ['a port too large', 'https://img.example.ro:99999/a.png'],
    ['http instead of https', 'http://img.example.ro/a.png'],
    ['a listed origin on http, not on the loopback', 'http://plain.example.ro/a.png'],
    ['https where the list has http', 'https://localhost:4010/a.png'],
    ['another loopback port', 'http://localhost:22/a.png'],
    ['a loopback address that is not listed', 'http://127.0.0.2:4010/a.png'],
    ['a host that begins like the loopback', 'http://127.0.0.1.evil.example:4010/a.png'],
    ['the metadata address of cloud servers', 'http://169.254.169.254/latest/meta-data'],
    ['a malformed URL', 'https://[::1/a.png'],
    ['2,049 characters', `https://img.example.ro/${'a'.repeat(2026)}`],
  ])('is refused: %s', (_, value) => {
    expect(parsePictureUrl(value, ORIGINS)).toBeUndefined();
    expect(isAllowedUrl(value, ORIGINS, SITE)).toBe(false);
  });

  it('is refused when no origin is allowed', () => {
    expect(isAllowedUrl('https://img.example.ro/a.png', [], SITE)).toBe(false);
  });
});

describe('an http URL on a private host', () => {
  const SITE_AT_PRIVATE_ADDRESS = 'http://192.168.1.7:3000';
  const LINK = 'http://192.168.1.7:4010/a.pdf';
  const LISTED = ['http://192.168.1.7:4010', 'http://192.168.1.8:4010'];

  it('is allowed when the origin is listed and the site is on http at the same host', () => {
    expect(isAllowedUrl(LINK, LISTED, SITE_AT_PRIVATE_ADDRESS)).toBe(true);
    expect(isAllowedUrl(LINK, ORIGINS, SITE_AT_PRIVATE_ADDRESS)).toBe(false);
  });

  it('is refused when the site is on https', () => {
    expect(isAllowedUrl(LINK, LISTED, SITE)).toBe(false);
    expect(isAllowedUrl(LINK, LISTED, 'https://192.168.1.7:3000')).toBe(false);
  });

  it('is refused when the site is at another host', () => {
    const otherHost = 'http://192.168.1.8:4010/a.pdf';
    expect(isAllowedUrl(otherHost, LISTED, SITE_AT_PRIVATE_ADDRESS)).toBe(false);
  });

  it('is refused as the address of a picture', () => {
    expect(parsePictureUrl(LINK, LISTED)).toBeUndefined();
  });
});

describe('a picture', () => {
  let find: typeof findAllowedPicture;

  /** Loads the module again, because settings are read once per process. */
  const startProcess = async (imageOrigins: string, provider: string): Promise<void> => {
    jest.resetModules();
    const env = { IMAGE_ORIGINS: imageOrigins, PROVIDER_API_URL: provider };
    jest.replaceProperty(process, 'env', { ...process.env, ...env });
    ({ findAllowedPicture: find } = await import('./allowed-url.ts'));
  };

  it('is resized at a listed origin, loaded as it is at that of the provider, and not loaded elsewhere', async () => {
    await startProcess('https://pictures.example', 'https://api.example');
    const [listed, own] = ['https://pictures.example/api/a.jpg', 'https://api.example/a.jpg'];
    expect(find(listed)).toEqual({ href: listed, isResized: true });
    expect(find(own)).toEqual({ href: own, isResized: false });
    for (const refused of [
      'https://other.example/a.jpg',
      'http://pictures.example/a.jpg',
      '/a.jpg',
      undefined,
    ]) {
      expect(find(refused)).toBeUndefined();
    }
    await startProcess('', 'http://provider.internal:8080');
    expect(find('http://provider.internal:8080/a.jpg')).toBeUndefined();
    await startProcess('http://localhost:4010', 'https://api.example');
    expect(find('http://localhost:4010/api/a.jpg')).toMatchObject({ isResized: true });
    await startProcess('https://pictures.example', '');
    expect(find(listed)).toEqual({ href: listed, isResized: true });
  });

  const API_SPELLINGS = [
    '/api',
    '/api/v1/payment/1',
    '/API/v1',
    '//api/v1',
    '/./api/v1',
    '/pictures/../api/v1',
    '/pictures/%2e%2e/api/v1',
    '/pictures/..%2fapi/v1',
    '/pictures/..%5capi/v1',
    '/pictures%2f..%2fapi%2fv1',
    '/%61pi/v1',
    '/%2561pi/v1',
    '/%25252561pi/v1',
    '/api;x=1/v1',
    '/;x/api/v1',
    '/%2fapi/v1',
    '/api%20/v1',
    '/pictures/%ff/../../api/v1',
    '/pictures/%zz/..%2f../api/v1',
    '/api?n=1',
    // Encoded more often than the check decodes.
    '/a%25252541.jpg',
  ];

  it.each([
    ['https://api.example', 'https://api.example'],
    ['http://127.0.0.1:4010', 'http://localhost:4010'],
  ])('under the API of the provider at %s is not loaded from %s', async (provider, origin) => {
    await startProcess(`${provider} ${origin}`, provider);
    const loaded = API_SPELLINGS.filter((path) => find(`${origin}${path}`) !== undefined);
    expect(loaded).toEqual([]);
    for (const path of ['/pictures/api/a.jpg', '/apice.jpg', '/100%25-api.jpg']) {
      expect(find(`${origin}${path}`)).toMatchObject({ isResized: true });
    }
  });
});
