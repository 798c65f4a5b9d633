import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '../../../lib/addresses/routes.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { removeFolder } from '../../support/copies/remove-folder.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect, test } from '../../support/servers/fixtures.ts';
import { REVALIDATE_SECRET, sendSignedCall } from '../../support/servers/signed-call.ts';
import { startSite } from '../../support/servers/site.ts';

const menu = routes.menu({ restaurantId: RESTAURANT_ID });

test('an earlier release that is started again does not serve a restaurant that has left since', async ({
  sandbox,
  control,
}) => {
  test.setTimeout(60_000);
  const cacheDir = await mkdtemp(join(tmpdir(), 'releases-'));
  const start = (release: string): ReturnType<typeof startSite> =>
    startSite({
      providerApiUrl: sandbox.origin,
      cacheDir,
      // A site does not use the stored pages of another build or of other settings. So in this test
      // each brand name stands for a release.
      env: { BRAND_NAME: release, REVALIDATE_SECRET },
    });
  try {
    const first = await start('Prima');
    expect((await sendRaw(first.origin, menu)).status).toBe(200);
    await first.stop();
    const second = await start('A doua');
    await control.removeMenu(RESTAURANT_ID);
    expect((await sendSignedCall(second.origin, { restaurant: RESTAURANT_ID })).status).toBe(200);
    await second.stop();

    await control.setFault('down');
    const again = await start('Prima');
    expect((await sendRaw(again.origin, menu)).status).toBe(503);
    await again.stop();
  } finally {
    await removeFolder(cacheDir);
  }
});
