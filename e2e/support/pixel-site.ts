import { test as base } from './fixtures.ts';
import { startSite } from './site.ts';
import type { RunningSite } from './site.ts';

export const PIXEL_ID = '1234567890';

/** A site with a pixel, one for each worker. */
export const test = base.extend<object, { readonly pixelSite: RunningSite }>({
  pixelSite: [
    async ({ sandbox }, provide) => {
      const env = { META_PIXEL_ID: PIXEL_ID };
      const site = await startSite({ providerApiUrl: sandbox.origin, env });
      await provide(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
