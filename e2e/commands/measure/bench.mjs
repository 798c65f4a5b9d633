import { rm } from 'node:fs/promises';
import { chooseParts } from '../../bench/choose-parts.ts';
import { formatReport, formatTable, tabulateGoals } from '../../bench/report/format-report.ts';
import { measureParts } from '../../bench/measure-parts.ts';
import { sitePartsInOrder } from '../../bench/parts/parts.ts';
import { formatNumber } from '../../bench/spread.ts';
import { isNginxInstalled } from '../../bench/targets/nginx.ts';
import { writeFigures, writeMeasuredPart } from '../../bench/report/write-figures.ts';
import { sandboxSettings } from '../../support/demo/demo-settings.ts';
import setUpCopy from '../../support/servers/global-setup.ts';
import { buildSite } from '../site/build-site.mjs';

// Measures the parts of the benchmark that the arguments name, or all parts. With the argument
// `quick` the run is shorter, and without names it leaves out the parts with `needsTime`. A quick
// run does not change `docs/performance.md`, which has the last results of each part.

const DOCUMENT = 'docs/performance.md';
const FOLDER = 'docs/performance';

async function measureBuild() {
  await rm('.next', { recursive: true, force: true });
  const begunAt = performance.now();
  if (!(await buildSite(process.cwd()))) throw new Error('The build failed');
  const seconds = formatNumber((performance.now() - begunAt) / 1_000);
  return {
    tables: [
      { title: 'A clean build', columns: ['command', 's'], rows: [['npm run build', seconds]] },
    ],
    charts: [],
    goals: { build: `${seconds} s` },
  };
}

const parts = {
  build: { about: 'the time of a clean build', needsTime: true, run: measureBuild },
  ...sitePartsInOrder,
};
const choice = chooseParts(parts, process.argv.slice(2));
if (typeof choice === 'string') {
  console.error(choice);
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
Object.assign(process.env, sandboxSettings);
if (!isNginxInstalled()) {
  console.error('nginx is not installed, so its rows are missing (Debian: apt-get install nginx)');
}

const startedAt = Date.now();
const isBuild = (name) => name === 'build';
const measureNamed = (names) => measureParts(parts, { ...choice, names });
const build = await measureNamed(choice.names.filter(isBuild));
const hasBuild = 'build' in build || (await buildSite(process.cwd(), { unlessCurrent: true }));
if (!hasBuild) process.exit(1);
const removeCopy = await setUpCopy();
const rest = choice.names.filter((name) => !isBuild(name));
const measured = { ...build, ...(await measureNamed(rest).finally(removeCopy)) };

for (const { part } of Object.values(measured)) {
  for (const table of part.tables) console.log(`\n${formatTable(table)}`);
}
console.log(`\n${formatTable(tabulateGoals(measured))}`);

if (!choice.isQuick) {
  const figures = await writeFigures(FOLDER, Object.keys(parts), measured);
  await writeMeasuredPart(DOCUMENT, formatReport(figures));
  console.log(`\nWritten: ${DOCUMENT}`);
}
console.log(`in ${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes`);
