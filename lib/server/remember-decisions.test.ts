import { IncomingMessage } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { decideRequest, rememberDecisions } from './request-decision.ts';
import type { InboundRequest } from './request-decision.ts';

describe('remembered decisions', () => {
  let decided: InboundRequest[];
  let find: ReturnType<typeof rememberDecisions>;

  const ask = (
    url: string,
    headers: IncomingHttpHeaders = {},
    method = 'GET',
  ): ReturnType<typeof find> =>
    find(Object.assign(new IncomingMessage(new Socket()), { url, headers, method }));

  beforeEach(() => {
    decided = [];
    find = rememberDecisions((request) => {
      decided.push(request);
      return decideRequest(request);
    });
  });

  it('are made once for equal requests to a page, whatever their campaign', () => {
    const first = ask('/restaurants?q=supa');
    expect(ask('/restaurants?q=supa', { cookie: 'a=1' })).toBe(first);
    expect(ask('/restaurants?utm_source=afis&q=supa&gclid=1')).toBe(first);
    expect(decided).toHaveLength(1);
    expect(decided.map(decideRequest)).toEqual([first]);
  });

  it('get the parts of the request that can choose a page', () => {
    ask('/a?b=1?c', { 'user-agent': 'Agent', 'accept-language': 'en' }, 'HEAD');
    expect(decided).toEqual([
      {
        method: 'HEAD',
        pathname: '/a',
        search: new URLSearchParams('b=1?c'),
        userAgent: 'Agent',
        acceptLanguage: 'en',
      },
    ]);
  });

  it.each<readonly [string, Parameters<typeof ask>]>([
    ['method', ['/terms', {}, 'POST']],
    ['path', ['/privacy', {}]],
    ['query', ['/terms?lang=en', {}]],
    ['language', ['/terms', { 'accept-language': 'en' }]],
    ['user agent', ['/terms', { 'user-agent': 'en' }]],
  ])('are made for each %s', (_, request) => {
    ask('/terms');
    ask(...request);
    expect(decided).toHaveLength(2);
  });

  it('are not made for other responses than pages, and not for long requests', () => {
    for (const [url, method] of [
      ['/activate/token', 'GET'],
      ['/api/health/ready', 'GET'],
      ['/terms', 'POST'],
      [`/terms?x=${'a'.repeat(600)}`, 'GET'],
    ] as const) {
      decided = [];
      ask(url, {}, method);
      ask(url, {}, method);
      expect(decided).toHaveLength(2);
    }
  });
});
