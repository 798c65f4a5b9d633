import { readdirSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '../../../lib/addresses/routes.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { removeFolder, startSite } from '../../support/servers/site.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect, test } from '../../support/servers/fixtures.ts';
import { REVALIDATE_SECRET, sendSignedCall } from '../../support/servers/signed-call.ts';

const STANDALONE = '.next/standalone';
const menu = routes.menu({ restaurantId: RESTAURANT_ID });

test('the built site contains no development tool, and of `lib` the code of the launcher without tests', () => {
  const packages = readdirSync(`${STANDALONE}/node_modules`);
  expect(packages).toContain('next');
  for (const tool of ['playwright', 'playwright-core', '@playwright', 'lighthouse', 'jest']) {
    expect(packages).not.toContain(tool);
  }
  const files = readdirSync(`${STANDALONE}/lib`, { recursive: true }).map(String);
  expect(files).toContain('config/settings.ts');
  expect(files.filter((file) => file.includes('.test.'))).toEqual([]);
});

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
