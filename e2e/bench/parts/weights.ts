import { brotliCompressSync, gzipSync } from 'node:zlib';
import { devices } from 'playwright';
import { routes } from '../../../lib/addresses/routes.ts';
import { launchChromium } from '../../support/browser/launch-chromium.ts';
import { sitePages } from '../../support/pages/site-pages.ts';
import { getFrameworkScriptBytes } from '../../support/rules/framework-weight.ts';
import { weighPage } from '../../support/rules/weigh-page.ts';
import { formatMenuId, MENU_SIZES } from '../bench-menus.ts';
import { withBenchSite } from '../bench-site.ts';
import type { PartFigures } from '../figures.ts';
import { formatNumber } from '../spread.ts';
import { BROTLI } from '../targets/page-files.ts';
import type { Part } from './part.ts';
import type { Pace } from '../pace.ts';

const MENU = routes.menu({ restaurantId: formatMenuId(MENU_SIZES.usual) });
const kB = (bytes: number): string => formatNumber(bytes / 1_000);

async function runWeights(pace: Pace, onStep: (step: string) => void): Promise<PartFigures> {
  const framework = getFrameworkScriptBytes('.next');
  const browser = await launchChromium();
  return withBenchSite(async ({ site }) => {
    const others = pace.isQuick
      ? []
      : // The download page is left out, because it opens an app store before it can be weighed.
        sitePages.filter(({ path }) => path !== routes.downloadApp());
    const pages = [{ name: 'the menu of 96 products', path: MENU }, ...others];
    const rows: string[][] = [];
    const goals: Record<string, string> = {};
    for (const { name, path } of pages) {
      onStep(name);
      const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'ro-RO' });
      const weight = await weighPage(await context.newPage(), `${site.origin}${path}`);
      await context.close();
      const total = Object.entries(weight)
        .filter(([kind]) => kind !== 'requests')
        .reduce((sum, [, bytes]) => sum + bytes, 0);
      rows.push([
        name,
        kB(weight.html),
        kB(weight.scripts),
        kB(weight.scripts - framework),
        kB(weight.styles),
        kB(weight.fonts),
        kB(weight.pictures),
        kB(total),
        String(weight.requests),
      ]);
      if (path !== MENU) continue;
      const answer = await fetch(`${site.origin}${path}`);
      const html = Buffer.from(await answer.arrayBuffer());
      goals.html = `${kB(brotliCompressSync(html, BROTLI).length)} kB Brotli, ${kB(gzipSync(html).length)} kB gzip`;
      goals.scripts = `${kB(weight.scripts - framework)} kB over the framework, ${kB(weight.scripts)} kB in all`;
      goals.page = `styles ${kB(weight.styles)} kB, ${weight.requests} requests, ${kB(total)} kB in all`;
    }
    return {
      tables: [
        {
          title: `Kilobytes on a phone until the network is idle, texts as gzip sends them; the framework's scripts are ${kB(framework)} kB`,
          columns: [
            'page',
            'HTML',
            'scripts',
            'over the framework',
            'styles',
            'fonts',
            'pictures',
            'all',
            'requests',
          ],
          rows,
        },
      ],
      charts: [],
      goals,
    };
  }).finally(() => browser.close());
}

export const weights: Part = { about: 'the bytes of every kind of page', run: runWeights };
