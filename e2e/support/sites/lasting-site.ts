import { METRICS_TOKEN } from '../monitoring/read-metrics.ts';
import { createOwnSiteTest } from './own-site.ts';
import { NEXT_SECRET, REVALIDATE_SECRET } from '../servers/signed-call.ts';

/**
 * The pages of `ownSite` stay fresh for an hour, which is longer than any test. The site serves
 * metrics, and accepts calls signed with either of two secrets.
 */
export const test = createOwnSiteTest({
  METRICS_TOKEN,
  REVALIDATE_SECONDS: '3600',
  REVALIDATE_SECRET: `${NEXT_SECRET} ${REVALIDATE_SECRET}`,
});
