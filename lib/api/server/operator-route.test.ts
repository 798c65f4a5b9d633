import { createOperatorRoute } from './operator-route.ts';

describe('a route for machines of the operator', () => {
  const route = createOperatorRoute(async () => ({ status: 503, body: { status: 'draining' } }));
  const send = (method: 'GET' | 'HEAD' | 'POST' | 'OPTIONS'): Promise<Response> =>
    route[method](new Request('https://site.example/api/health/ready', { method }));

  it.each(['GET', 'HEAD'] as const)(
    'answers %s, and forbids caches to store the answer',
    async (method) => {
      const answer = await send(method);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toEqual({ status: 'draining' });
    },
  );

  it.each(['POST', 'OPTIONS'] as const)('refuses %s and names GET and HEAD', async (method) => {
    const answer = await send(method);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
    expect(await answer.json()).toEqual({ outcome: 'rejected' });
  });
});
