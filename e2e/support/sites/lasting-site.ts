import { sendRaw } from '../browser/raw-request.ts';
import { METRICS_TOKEN } from '../monitoring/read-metrics.ts';
import { createOwnSiteTest } from './own-site.ts';
import { NEXT_SECRET, REVALIDATE_SECRET } from '../servers/signed-call.ts';
import type { RunningSite } from '../servers/site.ts';

/**
 * The pages of `ownSite` stay fresh for an hour, which is longer than any test. The site serves
 * metrics, and accepts calls signed with either of two secrets.
 */
export const test = createOwnSiteTest({
  METRICS_TOKEN,
  REVALIDATE_SECONDS: '3600',
  REVALIDATE_SECRET: `${NEXT_SECRET} ${REVALIDATE_SECRET}`,
});

/** Resolves to those of `paths` whose pages contain the text. */
export async function findPagesWith(
  site: RunningSite,
  paths: readonly string[],
  text: string,
): Promise<readonly string[]> {
  const answers = await Promise.all(paths.map((path) => sendRaw(site.origin, path)));
  return paths.filter((_, index) => answers[index]?.body.includes(text));
}
