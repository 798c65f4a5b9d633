import { withoutHostileHeaders } from './without-hostile-headers.ts';

describe('the headers of a request', () => {
  it.each([
    'content-security-policy',
    'Content-Security-Policy-Report-Only',
    'x-nonce',
    'x-nextjs-data',
    'X-Middleware-Subrequest',
    'x-middleware-rewrite',
    'next-resume',
    'X-Visitor-Language',
  ])('lose %s, on the development server too', (name) => {
    for (const inDevelopment of [false, true]) {
      const sent = new Headers({ [name]: 'x', accept: 'text/html' });
      const kept = withoutHostileHeaders(sent, inDevelopment);
      expect([...kept.keys()]).toEqual(['accept']);
    }
  });

  it.each(['x-nextjs-request-id', 'X-Nextjs-Html-Request-Id'])(
    'lose %s, except on the development server, whose client needs it',
    (name) => {
      const sent = new Headers({ [name]: 'x' });
      expect([...withoutHostileHeaders(sent).keys()]).toEqual([]);
      expect([...withoutHostileHeaders(sent, true).keys()]).toEqual([name.toLowerCase()]);
    },
  );

  it('stay unchanged if they are harmless', () => {
    const sent = { accept: 'text/html', 'accept-language': 'ro', rsc: '1', 'x-request-id': '7' };
    expect(Object.fromEntries(withoutHostileHeaders(new Headers(sent)))).toEqual(sent);
  });
});
