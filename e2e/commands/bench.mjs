import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { drawBarChart } from '../bench/bar-chart.ts';
import { measure, readFigures } from '../bench/figures.ts';
import { formatReport, formatTable, tabulateGoals } from '../bench/format-report.ts';
import { chooseParts, FULL_PACE, QUICK_PACE } from '../bench/choose-parts.ts';
import { sitePartsInOrder } from '../bench/parts/parts.ts';
import { formatNumber } from '../bench/spread.ts';
import { isNginxInstalled } from '../bench/targets/nginx.ts';
import { sandboxSettings } from '../support/demo/demo-settings.ts';
import setUpCopy from '../support/servers/global-setup.ts';
import { buildSite } from './site/build-site.mjs';

// Measures the parts that the words after the command name; `docs/performance.md` has the results of
// the last run of each part. A quick run does not change that document.

const DOCUMENT = 'docs/performance.md';
const FOLDER = 'docs/performance';
const FIGURES = join(FOLDER, 'figures.json');

/** Writes a file in the style that `npm run format` gives it. */
async function writeFormatted(file, text, parser) {
  const options = await resolveConfig(file);
  await writeFile(file, await format(text, { ...options, parser }));
}

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
  console.error(
    'nginx is not installed, so its columns stay empty (Debian: apt-get install nginx)',
  );
}

const pace = choice.isQuick ? QUICK_PACE : FULL_PACE;
const startedAt = Date.now();
const onStep = (part) => (step) => {
  const seconds = Math.round((Date.now() - startedAt) / 1_000);
  console.error(`${String(seconds).padStart(4)} s  ${part}: ${step}`);
};

const measured = {};
const measurePart = async (name) => {
  measured[name] = await measure(() => parts[name].run(pace, onStep(name)), choice.isQuick);
};
if (choice.names.includes('build')) await measurePart('build');
else if (!(await buildSite(process.cwd(), { unlessCurrent: true }))) process.exit(1);
const removeCopy = await setUpCopy();
try {
  for (const name of choice.names.filter((one) => one !== 'build')) await measurePart(name);
} finally {
  await removeCopy();
}

for (const { part } of Object.values(measured)) {
  for (const table of part.tables) console.log(`\n${formatTable(table)}`);
}
console.log(`\n${formatTable(tabulateGoals(measured))}`);

if (!choice.isQuick) {
  const figures = { ...(await readFigures(FIGURES)), ...measured };
  const ordered = Object.fromEntries(
    Object.keys(parts).flatMap((name) => (name in figures ? [[name, figures[name]]] : [])),
  );
  await mkdir(FOLDER, { recursive: true });
  await writeFormatted(FIGURES, JSON.stringify(ordered), 'json');
  for (const { part } of Object.values(ordered)) {
    for (const chart of part.charts) {
      await writeFile(join(FOLDER, `${chart.name}.svg`), drawBarChart(chart));
    }
  }
  await writeFormatted(DOCUMENT, formatReport(ordered), 'markdown');
  console.log(`\nWritten: ${DOCUMENT}`);
}
console.log(`in ${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes`);
