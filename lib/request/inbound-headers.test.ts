import { withoutHostileHeaders } from './inbound-headers.ts';

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
  ])('lose %s', (name) => {
    const kept = withoutHostileHeaders(new Headers({ [name]: 'x', accept: 'text/html' }));
    expect([...kept.keys()]).toEqual(['accept']);
  });

  it('keep what a browser sends', () => {
    const sent = { accept: 'text/html', 'accept-language': 'ro', rsc: '1', 'x-request-id': '7' };
    expect(Object.fromEntries(withoutHostileHeaders(new Headers(sent)))).toEqual(sent);
  });
});
