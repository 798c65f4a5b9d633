import { writeScaling, SIMULATION_PART } from '../../bench/cluster/write-scaling.ts';
import { formatTable } from '../../bench/report/format-report.ts';
import { measureParts } from '../../bench/measure-parts.ts';
import { simulationPart } from '../../simulation/simulation-part.ts';

// Simulates many visitors, and writes the figures into `docs/scaling.md`. The figures depend on the
// code alone, so a second run writes the same figures. Only the date and the load of the machine,
// which `docs/scaling.md` also states, differ.

const choice = { names: [SIMULATION_PART], isQuick: false };
const measured = await measureParts({ [SIMULATION_PART]: simulationPart }, choice);
for (const table of measured[SIMULATION_PART]?.part.tables ?? [])
  console.log(`\n${formatTable(table)}`);
console.log(`\nWritten: ${await writeScaling(measured)}`);
