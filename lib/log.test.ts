import { AsyncResource } from 'node:async_hooks';
import { createLog } from './log.ts';
import { enterRequestContext } from './signals/request-context.ts';

const CANARY = 'canary-7f3a';

const collectLines = (
  write: (log: ReturnType<typeof createLog>) => void,
  level = 'info',
): string[] => {
  const lines: string[] = [];
  write(createLog(level, { write: (line) => lines.push(line) }));
  return lines;
};

describe('the log', () => {
  it('is one JSON object per line, with a readable level and time', () => {
    const [line = ''] = collectLines((log) => log.warn({ call: 'menu' }, 'Provider call failed'));

    expect(JSON.parse(line)).toEqual({
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      call: 'menu',
      msg: 'Provider call failed',
    });
  });

  it('has route and correlation id in every line of a request, and in no other', async () => {
    const context = { route: '/activate/[token]', correlationId: 'c-1' };
    const inRequest = await new AsyncResource('request').runInAsyncScope(async () => {
      enterRequestContext(context);
      await Promise.resolve();
      return collectLines((log) => {
        log.warn({ call: 'menu' }, 'Provider call failed');
        log.info('Later');
      });
    });
    const parsed = inRequest.map((line): unknown => JSON.parse(line));
    expect(parsed).toMatchObject([
      { ...context, call: 'menu' },
      { ...context, msg: 'Later' },
    ]);
    expect(parsed[1]).not.toHaveProperty('call');
    expect(collectLines((log) => log.info('Start')).join()).not.toMatch(/correlationId|route/);
  });

  it('leaves out lines below its level', () => {
    expect(collectLines((log) => log.info('quiet'), 'warn')).toEqual([]);
  });

  it.each([
    { token: CANARY },
    { userId: CANARY },
    { headers: { token: CANARY } },
    { request: { body: { newPassword: CANARY } } },
    { path: `/reset/password/${CANARY}` },
    { url: `/activate/${CANARY}?next=${CANARY}` },
    { path: `/payment/client/${CANARY}/${CANARY}/pay` },
    { path: `/invoice/${CANARY}` },
    { key: `/invoice/${CANARY}` },
    { path: { href: CANARY } },
  ])('never contains a token, an id or a password: %j', (fields) => {
    expect(collectLines((log) => log.info(fields, 'Request')).join()).not.toContain(CANARY);
  });
});
