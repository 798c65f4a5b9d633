import { request } from 'undici';
import { getLog } from '@/lib/log';

/** An edge purges all pages when it gets `*` in place of paths. */
export const EVERYTHING: readonly string[] = ['*'];

const PURGE_PATH = '/purge';
const PURGED = 204;
const ANSWER_WITHIN_MS = 2_000;

/**
 * Purges the paths at all edges in parallel. A purge is a POST with a path in each line. An edge
 * confirms the purge with a 204 (`deploy/nginx`). Resolves to false if an edge did not confirm the
 * purge in time; the other edges are purged nevertheless.
 */
export async function purgeEdges(
  origins: readonly string[],
  paths: readonly string[],
  answerWithinMs = ANSWER_WITHIN_MS,
): Promise<boolean> {
  const purged = await Promise.all(
    origins.map((origin) => purgeOne(origin, paths, answerWithinMs)),
  );
  return !purged.includes(false);
}

async function purgeOne(
  origin: string,
  paths: readonly string[],
  answerWithinMs: number,
): Promise<boolean> {
  try {
    const { statusCode, body } = await request(`${origin}${PURGE_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: paths.join('\n'),
      signal: AbortSignal.timeout(answerWithinMs),
      // Purges are rare, so close the connection after the answer.
      reset: true,
    });
    await body.dump();
    if (statusCode === PURGED) return true;
    getLog().warn({ origin, status: statusCode }, 'Purge of an edge failed');
  } catch (error) {
    getLog().warn({ origin, err: error }, 'Purge of an edge failed');
  }
  return false;
}
