import { devices } from 'playwright';
import { routes } from '../../../lib/addresses/routes.ts';
import { launchChromium } from '../../support/browser/launch-chromium.ts';
import { sandboxOrigin, sandboxSettings } from '../../support/demo/demo-settings.ts';
import { sitePages } from '../../support/pages/site-pages.ts';
import { getFrameworkScriptBytes } from '../../support/rules/framework-weight.ts';
import { weighPage } from '../../support/rules/weigh-page.ts';
import { weighAllMenus } from '../../support/all-menus/weigh-all-menus.ts';
import { buildSite } from '../site/build-site.mjs';
import { withBuiltSite } from '../site/with-built-site.mjs';

const inKilobytes = (bytes) => Number((bytes / 1000).toFixed(1));

Object.assign(process.env, sandboxSettings);
if (!(await buildSite(process.cwd(), { unlessCurrent: true }))) process.exit(1);
const framework = getFrameworkScriptBytes('.next');
const browser = await launchChromium();

await withBuiltSite(async (origin) => {
  const rows = {};
  // Leaves out the download page, because that page opens an app store before it can be weighed.
  for (const { name, path } of sitePages.filter(({ path }) => path !== routes.downloadApp())) {
    const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'ro-RO' });
    const weight = await weighPage(await context.newPage(), `${origin}${path}`);
    await context.close();
    const { requests, ...bytes } = weight;
    const sizes = Object.entries(bytes).map(([kind, size]) => [kind, inKilobytes(size)]);
    rows[name] = {
      ...Object.fromEntries(sizes),
      'scripts over framework': inKilobytes(weight.scripts - framework),
      requests,
    };
  }
  console.log(
    `Kilobytes on a phone, texts as gzip sends them. Framework: ${inKilobytes(framework)}`,
  );
  console.table(rows);
  console.log('The search in all menus of a large catalogue, in Node on this machine');
  // `weighAllMenus` reads the settings, which must name a provider. It does not call the provider.
  process.env.PROVIDER_API_URL = sandboxOrigin;
  console.table(weighAllMenus());
}).finally(() => browser.close());
