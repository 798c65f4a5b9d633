import { createRequestLog } from './request-log.ts';

describe('the request log', () => {
  const now = (): Date => new Date('2026-01-15T10:00:00Z');

  it('keeps method, path as it arrived, time and selected headers', () => {
    const log = createRequestLog(now);
    const headers = { 'x-correlation-id': 'c-1', cookie: 'secret=1', host: '127.0.0.1:4010' };
    log.add({ method: 'GET', url: '/a%2Fb?x=1', headers });
    expect(log.entries()).toEqual([
      {
        method: 'GET',
        path: '/a%2Fb?x=1',
        headers: { 'x-correlation-id': 'c-1', host: '127.0.0.1:4010', cookie: '[secret]' },
        carriedIn: [],
        at: '2026-01-15T10:00:00.000Z',
      },
    ]);
  });

  it('logs that a token was sent, without its value', () => {
    const log = createRequestLog(now);
    log.add({ method: 'GET', url: '/api/v1/verify/token', headers: { token: 'abc-123' } });
    expect(log.entries()[0]?.headers).toEqual({ token: '[secret]' });
  });

  it('names the parts of a request that contain the watched text, until the log is cleared', () => {
    const log = createRequestLog(now);
    const add = (): void => log.add({ method: 'GET', url: '/', headers: { token: 'abc-123' } });
    add();
    log.watch('abc');
    add();
    expect(log.entries().map(({ carriedIn }) => carriedIn)).toEqual([[], ['token']]);
    expect(JSON.stringify(log.entries())).not.toContain('abc');
    log.clear();
    add();
    expect(log.entries().map(({ carriedIn }) => carriedIn)).toEqual([[]]);
  });

  it('is empty after clear', () => {
    const log = createRequestLog(now);
    log.add({ method: 'GET', url: '/', headers: {} });
    log.clear();
    expect(log.entries()).toEqual([]);
  });

  it('removes the oldest entries above its limit', () => {
    const log = createRequestLog(now);
    for (let index = 0; index < 120_000; index += 1) {
      log.add({ method: 'GET', url: `/${index}`, headers: {} });
    }
    expect(log.entries().length).toBeLessThanOrEqual(50_000);
    expect(log.entries().at(-1)?.path).toBe('/119999');
  });
});
