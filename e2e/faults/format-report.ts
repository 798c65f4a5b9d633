import type { Cells, FaultFindings, Finding, Table } from './finding.ts';

const PHASES = [
  ['cold', 'First visits during the fault: status and time'],
  ['back', 'Unknown pages: time from the end of the fault until they are answered'],
  ['known', 'Visits during the fault to known pages: with status 200 / all, and the slowest visit'],
  ['fresh', 'Known pages: time from the end of the fault until they show new data'],
  [
    'process',
    'Known pages: time, load of the machine, calls (of the most allowed), and the server process',
  ],
] as const;

export function tabulateFaults(findings: readonly FaultFindings[]): readonly Table[] {
  return PHASES.map(([phase, title]) => ({
    title: `${title} (${phase})`,
    rows: new Map(findings.map((finding) => [finding.fault, finding[phase]])),
  }));
}

export function tabulateChecks(title: string, cells: Cells): Table {
  const rows = [...cells].map(([name, finding]) => [name, new Map([['result', finding]])] as const);
  return { title, rows: new Map(rows) };
}

const formatCell = ({ shown, breach }: Finding): string =>
  breach === undefined ? shown : `✗ ${shown}`;

function formatTable({ rows }: Table): readonly string[] {
  const columns = [...new Set([...rows.values()].flatMap((cells) => [...cells.keys()]))];
  const lines = [
    ['', ...columns],
    ...[...rows].map(([name, cells]) => [
      name,
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

function listBreaches({ title, rows }: Table): readonly string[] {
  return [...rows].flatMap(([row, cells]) =>
    [...cells].flatMap(([column, { breach }]) =>
      breach === undefined ? [] : [`  ✗ ${title}, ${row}, ${column}: ${breach}`],
    ),
  );
}

/** The exit code is 1 when a value breaches its goal. */
export function formatReport(tables: readonly Table[]): {
  readonly text: string;
  readonly exitCode: 0 | 1;
} {
  const breaches = tables.flatMap((table) => listBreaches(table));
  const values = tables
    .flatMap(({ rows }) => [...rows.values()])
    .reduce((sum, { size }) => sum + size, 0);
  const lines = [
    ...tables.flatMap((table) => [table.title, ...formatTable(table), '']),
    ...breaches,
    `${values} values, ${breaches.length} breaches`,
  ];
  return { text: lines.join('\n'), exitCode: breaches.length === 0 ? 0 : 1 };
}
