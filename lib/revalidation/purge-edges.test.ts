import { text } from 'node:stream/consumers';
import timers from 'node:timers/promises';
import { startRecordingServer } from '@/e2e/support/unit/recording-server';
import type { RecordingServer } from '@/e2e/support/unit/recording-server';
import { createEdgePurges, EVERYTHING } from './purge-edges.ts';
import type { EdgePurges } from './purge-edges.ts';

const ONCE = { repeatAfterMs: [] };

describe('a purge of the edges', () => {
  let edges: readonly RecordingServer[];
  /** Undefined: the edges do not answer. */
  let status: number | undefined;
  let bodies: string[];
  let purge: EdgePurges['purge'];
  let countWaiting: EdgePurges['countWaiting'];
  /** Passes only when a test aborts it, so that no purge fails because the machine is slow. */
  let deadline: AbortController;
  let startDeadline: jest.SpiedFunction<typeof AbortSignal.timeout>;

  const origins = (): readonly string[] => edges.map(({ origin }) => origin);
  beforeEach(async () => {
    jest.replaceProperty(process, 'env', { ...process.env, LOG_LEVEL: 'silent' });
    status = 204;
    bodies = [];
    deadline = new AbortController();
    startDeadline = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    ({ purge, countWaiting } = createEdgePurges());
    const start = (): Promise<RecordingServer> =>
      startRecordingServer((request, response) => {
        void text(request).then((body) => {
          bodies.push(body);
          if (status !== undefined) response.writeHead(status).end();
        });
      });
    edges = [await start(), await start()];
  });
  afterEach(() => Promise.all(edges.map((edge) => edge.close())));

  const untilNoneWaits = async (): Promise<void> => {
    while (countWaiting() !== 0) await timers.setTimeout(10);
  };

  it('sends each edge one call with all paths', async () => {
    expect(await purge(origins(), ['/', '/restaurants'])).toEqual([]);
    expect(bodies).toEqual(['/\n/restaurants', '/\n/restaurants']);
    expect(edges.map(({ requests }) => [requests[0]?.method, requests[0]?.url])).toEqual([
      ['POST', '/purge'],
      ['POST', '/purge'],
    ]);
  });

  it.each([403, 200])('names an edge that answers %i, not 204', async (answered) => {
    status = answered;
    expect(await purge(origins(), ['/'], ONCE)).toEqual(origins());
  });

  it('names an edge that gives no answer in time', async () => {
    status = undefined;
    const purged = purge(origins(), ['/'], ONCE);
    while (bodies.length < edges.length) await timers.setTimeout(5);
    expect(startDeadline.mock.calls).toEqual([[2_000], [2_000]]);
    deadline.abort();
    expect(await purged).toEqual(origins());
  });

  it('reaches the other edges when one is down', async () => {
    await edges[0]?.close();
    expect(await purge(origins(), ['/'], ONCE)).toEqual([edges[0]?.origin]);
    expect(bodies).toEqual(['/']);
  });

  it.each([
    ['the paths of all purges that wait', ['/b'], '/a\n/b'],
    ['everything, if a purge of everything waits', EVERYTHING, '*'],
    ['everything, if too many paths wait', Array.from({ length: 500 }, (_, n) => `/${n}`), '*'],
  ])('is repeated for an edge that returns, with %s', async (_, paths, repeated) => {
    const origin = edges[0]?.origin ?? '';
    const options = { repeatAfterMs: [1, 1, 1] };
    // The pause before the repetition ends after the second purge, however long that purge takes.
    const waited = Promise.withResolvers<undefined>();
    jest.spyOn(timers, 'setTimeout').mockReturnValueOnce(waited.promise);
    status = 503;
    await purge([origin], ['/a'], options);
    await purge([origin], paths, options);
    status = 204;
    waited.resolve(undefined);
    await untilNoneWaits();
    expect(bodies.slice(2)).toEqual([repeated]);
  });

  it.each([
    ['a path', ['/a'], ['/b'], '/a\n/b'],
    ['everything', EVERYTHING, EVERYTHING, '*'],
  ])(
    'of %s has all attempts when it joins one that waits for its last',
    async (_, first, second, all) => {
      const origin = edges[0]?.origin ?? '';
      const options = { repeatAfterMs: [1, 1] };
      // The pause before the last attempt ends after the second purge.
      const waited = Promise.withResolvers<undefined>();
      const pauses = jest.spyOn(timers, 'setTimeout').mockResolvedValueOnce(undefined);
      pauses.mockReturnValueOnce(waited.promise);
      status = 503;
      await purge([origin], first, options);
      while (pauses.mock.calls.length < 2) await timers.setImmediate();
      await purge([origin], second, options);
      waited.resolve(undefined);
      await untilNoneWaits();
      // Each first attempt, one repetition of the first purge, the one that was due, and two anew.
      expect(bodies.slice(3)).toEqual([all, all, all]);
    },
  );

  it('is given up after the last repetition', async () => {
    status = 503;
    await purge([edges[0]?.origin ?? ''], ['/a'], { repeatAfterMs: [1, 1, 1] });
    await untilNoneWaits();
    expect(bodies).toHaveLength(4);
  });
});
