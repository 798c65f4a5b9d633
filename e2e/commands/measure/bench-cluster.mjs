import { chooseParts } from '../../bench/choose-parts.ts';
import { clusterParts } from '../../bench/cluster/cluster-parts.ts';
import { writeScaling } from '../../bench/cluster/write-scaling.ts';
import { formatTable } from '../../bench/report/format-report.ts';
import { measureParts } from '../../bench/measure-parts.ts';
import { sandboxSettings } from '../../support/demo/demo-settings.ts';
import setUpCopy from '../../support/servers/global-setup.ts';
import { installPrograms } from '../install/install-programs.mjs';
import { buildSite } from '../site/build-site.mjs';

// Measures two instances with Redis and the edge, one instance for comparison, and a catalogue with
// many restaurants. Runs the parts of this benchmark that the arguments name, or all parts.
// With the argument `quick` the run is shorter and does not change `docs/scaling.md`, which has the
// last results of each part.

const choice = chooseParts(clusterParts, process.argv.slice(2));
if (typeof choice === 'string') {
  console.error(choice);
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
Object.assign(process.env, sandboxSettings);
if (!installPrograms()) process.exit(1);
if (!(await buildSite(process.cwd(), { unlessCurrent: true }))) process.exit(1);

const startedAt = Date.now();
const removeCopy = await setUpCopy();
const measured = await measureParts(clusterParts, choice).finally(removeCopy);
for (const { part } of Object.values(measured)) {
  for (const table of part.tables) console.log(`\n${formatTable(table)}`);
}
if (!choice.isQuick) console.log(`\nWritten: ${await writeScaling(measured)}`);
console.log(`in ${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes`);
