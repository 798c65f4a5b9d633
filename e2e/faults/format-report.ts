import type { Cells, FaultFindings, Finding } from './finding.ts';

const TABLES = [
  ['cold', 'First visits during the fault: status and time'],
  ['back', 'Pages without a kept answer: time from the end of the fault until they are answered'],
  ['known', 'Visits during the fault to known pages: answered with 200 of all, and the slowest'],
  ['fresh', 'Known pages: time from the end of the fault until they show new data'],
  ['process', 'Known pages: time, calls (of the most allowed), and the server process'],
] as const;

const formatCell = ({ shown, breach }: Finding): string =>
  breach === undefined ? shown : `✗ ${shown}`;

function formatTable(rows: readonly (readonly [fault: string, cells: Cells])[]): readonly string[] {
  const columns = [...new Set(rows.flatMap(([, cells]) => [...cells.keys()]))];
  const lines = [
    ['fault', ...columns],
    ...rows.map(([fault, cells]) => [
      fault,
      ...columns.map((column) => formatCell(cells.get(column) ?? { shown: '-' })),
    ]),
  ];
  const widths = lines[0]?.map((_, index) =>
    Math.max(...lines.map((line) => line[index]?.length ?? 0)),
  );
  return lines.map((line) =>
    line
      .map((cell, index) => cell.padEnd(widths?.[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** `place` names the row and the table of the cells; it is empty for hostile visitors. */
function listBreaches(cells: Cells, ...place: readonly string[]): readonly string[] {
  return [...cells].flatMap(([column, { breach }]) =>
    breach === undefined ? [] : [`  ✗ ${[...place, column].join(', ')}: ${breach}`],
  );
}

/** Formats the report of the fault suite and returns it with the exit code. */
export function formatReport(
  findings: readonly FaultFindings[],
  hostile: Cells,
): {
  readonly text: string;
  readonly exitCode: 0 | 1;
} {
  const tables = TABLES.flatMap(([table, title]) => [
    `${title} (${table})`,
    ...formatTable(findings.map((finding) => [finding.fault, finding[table]])),
    '',
  ]);
  const breaches = [
    ...TABLES.flatMap(([table]) =>
      findings.flatMap((finding) => listBreaches(finding[table], finding.fault, table)),
    ),
    ...listBreaches(hostile),
  ];
  const rows = findings.flatMap((finding) => TABLES.map(([table]) => finding[table]));
  const values = [...rows, hostile].reduce((sum, { size }) => sum + size, 0);
  const lines = [
    ...tables,
    'Hostile visitors',
    ...[...hostile].map(([name, finding]) => `${name}: ${formatCell(finding)}`),
    '',
    ...breaches,
    `${values} values, ${breaches.length} breaches`,
  ];
  return { text: lines.join('\n'), exitCode: breaches.length === 0 ? 0 : 1 };
}
