import { writeScaling, PLAN_PART } from '../bench/cluster/write-scaling.ts';
import { formatTable } from '../bench/format-report.ts';
import { measureParts } from '../bench/measure-parts.ts';
import { planPart } from '../simulation/plan-part.ts';

// Simulates many visitors, and writes the figures into `docs/scaling.md`. They depend on nothing but
// the code, so only the date of the document changes with a second run.

const choice = { names: [PLAN_PART], isQuick: false };
const measured = await measureParts({ [PLAN_PART]: planPart }, choice);
for (const table of measured[PLAN_PART]?.part.tables ?? []) console.log(`\n${formatTable(table)}`);
console.log(`\nWritten: ${await writeScaling(measured)}`);
