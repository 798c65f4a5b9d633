import type { Cells, FaultFindings, Finding } from './finding.ts';

const TABLES = [
  ['cold', 'First visits during the fault: status and time'],
  ['back', 'Pages without a kept answer: time from the end of the fault until they are answered'],
  ['known', 'Visits during the fault to known pages: answered with 200 of all, and the slowest'],
  ['fresh', 'Known pages: time from the end of the fault until they show new data'],
  ['process', 'Known pages: time, calls (of the most allowed), and the server process'],
] as const;

type TableName = (typeof TABLES)[number][0];

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

function listBreaches(finding: FaultFindings, table: TableName): readonly string[] {
  return [...finding[table]].flatMap(([column, { breach }]) =>
    breach === undefined ? [] : [`  ✗ ${finding.fault}, ${table}, ${column}: ${breach}`],
  );
}

/** The report of the fault suite, and its exit code. */
export function formatReport(findings: readonly FaultFindings[]): {
  readonly text: string;
  readonly exitCode: 0 | 1;
} {
  const tables = TABLES.flatMap(([table, title]) => [
    `${title} (${table})`,
    ...formatTable(findings.map((finding) => [finding.fault, finding[table]])),
    '',
  ]);
  const breaches = TABLES.flatMap(([table]) =>
    findings.flatMap((finding) => listBreaches(finding, table)),
  );
  const checks = findings.flatMap((finding) => TABLES.flatMap(([table]) => [...finding[table]]));
  const lines = [...tables, ...breaches, `${checks.length} values, ${breaches.length} breaches`];
  return { text: lines.join('\n'), exitCode: breaches.length === 0 ? 0 : 1 };
}
