import { IncomingMessage } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { planRequest, rememberPlans } from './request-plan.ts';
import type { InboundRequest } from './request-plan.ts';

describe('remembered plans', () => {
  let planned: InboundRequest[];
  let find: ReturnType<typeof rememberPlans>;

  const ask = (
    url: string,
    headers: IncomingHttpHeaders = {},
    method = 'GET',
  ): ReturnType<typeof find> =>
    find(Object.assign(new IncomingMessage(new Socket()), { url, headers, method }));

  beforeEach(() => {
    planned = [];
    find = rememberPlans((request) => {
      planned.push(request);
      return planRequest(request);
    });
  });

  it('are made once for equal requests to a page, whatever their campaign', () => {
    const first = ask('/restaurants?q=supa');
    expect(ask('/restaurants?q=supa', { cookie: 'a=1' })).toBe(first);
    expect(ask('/restaurants?utm_source=afis&q=supa&gclid=1')).toBe(first);
    expect(planned).toHaveLength(1);
    expect(planned.map(planRequest)).toEqual([first]);
  });

  it('get the parts of the request that can choose a page', () => {
    ask('/a?b=1?c', { 'user-agent': 'Agent', 'accept-language': 'en' }, 'HEAD');
    expect(planned).toEqual([
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
    expect(planned).toHaveLength(2);
  });

  it('are not made for other answers than pages, and not for long requests', () => {
    for (const [url, method] of [
      ['/activate/token', 'GET'],
      ['/api/health/ready', 'GET'],
      ['/terms', 'POST'],
      [`/terms?x=${'a'.repeat(600)}`, 'GET'],
    ] as const) {
      planned = [];
      ask(url, {}, method);
      ask(url, {}, method);
      expect(planned).toHaveLength(2);
    }
  });
});
