import { medianOf } from '../../bench/spread.ts';
import { launchChromium } from '../../support/browser/launch-chromium.ts';
import { sandboxSettings } from '../../support/demo/demo-settings.ts';
import { indexablePages } from '../../support/pages/site-pages.ts';
import { runLighthouse } from '../../support/rules/run-lighthouse.ts';
import { getFreePort } from '../../support/servers/free-port.ts';
import { buildSite } from '../site/build-site.mjs';
import { withBuiltSite } from '../site/with-built-site.mjs';

const RUNS = Number(process.argv[2] ?? 3);

Object.assign(process.env, sandboxSettings);
if (!(await buildSite(process.cwd(), { unlessCurrent: true }))) process.exit(1);
// Lighthouse opens the audited pages in this browser, through the debugging port.
const port = await getFreePort();
const browser = await launchChromium([
  `--remote-debugging-port=${port}`,
  '--disable-gpu',
  '--disable-quic',
  '--accept-lang=ro-RO',
]);

await withBuiltSite(async (origin) => {
  const rows = {};
  for (const [index, { name, path }] of indexablePages.entries()) {
    console.log(`${index + 1}/${indexablePages.length}  ${name}`);
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) {
      runs.push(await runLighthouse(`${origin}${path}`, port));
    }
    const measures = Object.keys(runs[0]);
    rows[name] = Object.fromEntries(
      measures.map((measure) => [measure, medianOf(runs.map((run) => run[measure]))]),
    );
  }
  console.log(`Lighthouse, mobile, median of ${RUNS}`);
  console.table(rows);
}).finally(() => browser.close());
