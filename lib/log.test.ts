import { AsyncResource } from 'node:async_hooks';
import { watchedLog } from '../e2e/support/unit/watched-log.ts';
import { addressRows } from './addresses/address-table.ts';
import { logFrameworkOutput, logRequestError } from './log-framework.ts';
import { createLog } from './log.ts';
import { enterRequestContext } from './process-events.ts';

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

const route = '/activate/[token]';

/** Runs `work` in a request, with the console of the framework, and returns the log's lines. */
function collect(
  work: (
    printed: Pick<typeof console, 'error' | 'warn'>,
    log: ReturnType<typeof watchedLog>['log'],
  ) => void,
): readonly unknown[] {
  const { log, lines } = watchedLog();
  const target = { error: () => undefined, warn: () => undefined };
  logFrameworkOutput(target, () => log);
  new AsyncResource('request').runInAsyncScope(() => {
    enterRequestContext({ route, correlationId: `${Math.random()}` });
    work(target, log);
  });
  for (const line of lines) expect(line).not.toContain(CANARY);
  return lines.map((line): unknown => JSON.parse(line));
}

describe('what the framework prints', () => {
  it.each([
    [
      [`Request body exceeded 10MB for /activate/${CANARY}?a=${CANARY}. Only the first 10MB`],
      'Request body exceeded 10MB for [address] Only the first 10MB',
    ],
    [
      ['⨯', 'upstream image response failed for', `https://a.example/${CANARY}.jpg?x=1`, 404],
      'upstream image response failed for [address] 404',
    ],
    [
      [`\u001B[31m⨯\u001B[39m Failed to proxy http://localhost:3000/${CANARY}`],
      'Failed to proxy [address]',
    ],
    [[`Failed to handle request for /${CANARY}`], 'Failed to handle request for [address]'],
    [[`Read "/reset/password/${CANARY}"\n  again`], 'Read "[address]" again'],
    [['The type text/html is refused'], 'The type text/html is refused'],
  ])('is one line without addresses: %j', (printed, framework) => {
    expect(collect(({ error, warn }) => (error(...printed), warn(...printed)))).toMatchObject([
      { level: 'error', route, framework, msg: 'Framework' },
      { level: 'warn', route, framework, msg: 'Framework' },
    ]);
  });

  const sensitive = addressRows.flatMap(({ path, isSensitive }) =>
    isSensitive === true ? [path.replaceAll(/\[\w+\]/g, CANARY)] : [],
  );
  it.each(sensitive.filter((path) => path.includes(CANARY)))(
    'has no part of the address %s in any spelling',
    (path) => {
      const spellings = [
        path,
        path.slice(1),
        `localhost:3000${path}`,
        `[::1]:3000${path}`,
        `site.example${path}`,
        `url=${path.slice(1)}`,
        `(app)${path}`,
        encodeURIComponent(path),
        encodeURIComponent(path.slice(1)),
        encodeURIComponent(encodeURIComponent(path)),
        encodeURIComponent(path).toLowerCase(),
        `https%3A%2F%2Fsite.example${encodeURIComponent(path)}`,
      ];
      for (const spelling of spellings) {
        expect(collect(({ error }) => error(`Failed for ${spelling} again`))).toMatchObject([
          { framework: expect.stringMatching(/^Failed for \S*\[address\] again$/) },
        ]);
      }
    },
  );

  it.each([
    'The type text/html is refused',
    'Cannot find module node:fs/promises',
    'No payment, reset 1/2',
  ])('keeps words that are no address: %s', (text) => {
    expect(collect(({ error }) => error(text))).toMatchObject([{ framework: text }]);
  });

  it('about an error has at most three causes', () => {
    const cyclic = new Error('cyclic');
    cyclic.cause = cyclic;
    const [line] = collect(({ error }) => error(cyclic));
    expect(JSON.stringify(line).match(/"message":"cyclic"/g)).toHaveLength(4);
  });

  it('is no line if it is empty or has a mark alone', () => {
    expect(collect(({ error }) => (error(''), error(), error('⨯ ')))).toEqual([]);
  });

  it('about an error is one line for each request, however often it is printed and thrown again', () => {
    const work: Parameters<typeof collect>[0] = ({ error }, log) => {
      const first = Object.assign(new TypeError(`No price at /menu/${CANARY}`), { digest: '1' });
      error('⨯', first);
      error(first);
      logRequestError(first, { route: '/wrong' }, () => log);
      error(Object.assign(new Error('Omitted in production'), { digest: '1' }));
    };
    const line = {
      level: 'error',
      route,
      msg: 'Request failed',
      err: { type: 'TypeError', message: 'No price at [address]', digest: '1' },
    };
    expect(collect(work)).toMatchObject([line]);
    expect(collect(work)).toMatchObject([line]);
  });

  it('about two errors is two lines, of which none is long', () => {
    const lines = collect(({ error }) => {
      const cause = new Error(`${'x'.repeat(100_000)}`);
      cause.stack = `Error: x\n${'    at render (/app/.next/server/chunks/a.js:1:2)\n'.repeat(1_000)}`;
      error(new Error('first', { cause }));
      error(new Error('second'));
    });
    expect(lines).toMatchObject([
      { err: { message: 'first', cause: { type: 'Error' } } },
      { err: { message: 'second' } },
    ]);
    expect(JSON.stringify(lines).length).toBeLessThan(8_000);
  });

  it('about an error outside a request has the route that the framework names', () => {
    const { log, lines } = watchedLog();
    logRequestError('a text', { route: '/terms' }, () => log);
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      { route: '/terms', err: { message: 'a text' } },
    ]);
  });
});
