import { sendRaw } from '../browser/raw-request.ts';
import { expect, test as base } from './fixtures.ts';
import { REVALIDATE_SECRET } from './signed-call.ts';
import type { RunningSite } from './site.ts';

export { expect };

/**
 * Adds `startLasting`, which starts a site whose pages stay fresh for an hour, longer than a test.
 */
export const test = base.extend<{ readonly startLasting: () => Promise<RunningSite> }>({
  startLasting: async ({ startOwnSite }, provide) => {
    await provide(() => startOwnSite({ REVALIDATE_SECONDS: '3600', REVALIDATE_SECRET }));
  },
});

/** Resolves to the paths of the pages that contain the text. */
export async function findPagesWith(
  site: RunningSite,
  paths: readonly string[],
  text: string,
): Promise<readonly string[]> {
  const answers = await Promise.all(paths.map((path) => sendRaw(site.origin, path)));
  return paths.filter((_, index) => answers[index]?.body.includes(text));
}
