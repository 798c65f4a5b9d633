import { text } from 'node:stream/consumers';
import { startRecordingServer } from '@/e2e/support/unit/recording-server';
import type { RecordingServer } from '@/e2e/support/unit/recording-server';
import { EVERYTHING, purgeEdges } from './purge-edges.ts';

const DEADLINE_MS = 200;

describe('a purge of the edges', () => {
  let edges: readonly RecordingServer[];
  /** Undefined: the edges do not answer. */
  let status: number | undefined;
  let bodies: string[];

  const origins = (): readonly string[] => edges.map(({ origin }) => origin);
  beforeEach(async () => {
    jest.replaceProperty(process, 'env', { ...process.env, LOG_LEVEL: 'silent' });
    status = 204;
    bodies = [];
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

  it('sends each edge one call with all paths', async () => {
    expect(await purgeEdges(origins(), ['/', '/restaurants'])).toBe(true);
    expect(bodies).toEqual(['/\n/restaurants', '/\n/restaurants']);
    expect(edges.map(({ requests }) => [requests[0]?.method, requests[0]?.url])).toEqual([
      ['POST', '/purge'],
      ['POST', '/purge'],
    ]);
  });

  it('sends a star in place of paths to purge all pages', async () => {
    await purgeEdges(origins(), EVERYTHING);
    expect(bodies).toEqual(['*', '*']);
  });

  it.each([403, 200, 500])('fails when an edge answers %i, not 204', async (answered) => {
    status = answered;
    expect(await purgeEdges(origins(), ['/'])).toBe(false);
  });

  it('fails when an edge gives no answer in time', async () => {
    status = undefined;
    const startedAt = performance.now();
    expect(await purgeEdges(origins(), ['/'], DEADLINE_MS)).toBe(false);
    expect(performance.now() - startedAt).toBeLessThan(10 * DEADLINE_MS);
  });

  it('reaches the other edges when one is down, and fails', async () => {
    await edges[0]?.close();
    expect(await purgeEdges(origins(), ['/'])).toBe(false);
    expect(bodies).toEqual(['/']);
  });
});
