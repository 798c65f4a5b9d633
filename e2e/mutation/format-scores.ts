import { GOAL_PERCENT } from './mutation-options.ts';

/** The fields of Stryker's result that the report reads. */
export type MutantResult = {
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly status: string;
  readonly statusReason?: string | undefined;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
};

export type FolderResults = {
  readonly folder: string;
  readonly results: readonly MutantResult[];
};

const MAX_SHOWN_CHARACTERS = 80;

const COLUMNS: readonly (readonly [title: string, ...statuses: string[]])[] = [
  ['failed a test', 'Killed'],
  ['timed out', 'Timeout'],
  ['survived', 'Survived'],
  ['without a test', 'NoCoverage'],
  // The mutants of the next two columns do not count in the score.
  ['excluded', 'Ignored'],
  ['not runnable', 'RuntimeError', 'CompileError'],
];
export const KILLED: readonly string[] = ['Killed', 'Timeout'];
const ALIVE = ['Survived', 'NoCoverage'];

const count = (results: readonly MutantResult[], statuses: readonly string[]): number =>
  results.filter(({ status }) => statuses.includes(status)).length;

/**
 * The percentage of killed mutants. Mutants that are excluded or not runnable do not count.
 * Undefined if no mutant counts.
 */
function scoreOf(results: readonly MutantResult[]): number | undefined {
  const killed = count(results, KILLED);
  const counted = killed + count(results, ALIVE);
  return counted === 0 ? undefined : (100 * killed) / counted;
}

function formatRow({ folder, results }: FolderResults): readonly string[] {
  const counts = COLUMNS.map(([, ...statuses]) => `${count(results, statuses)}`);
  const score = scoreOf(results);
  // Rounded down, so that 89.99 % does not become 90.0 %, the goal.
  const shown = score === undefined ? 'none' : `${(Math.floor(score * 10) / 10).toFixed(1)} %`;
  return [folder, `${results.length}`, ...counts, shown];
}

function formatTable(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map(([name = '', ...cells]) =>
    [
      name.padEnd(widths?.[0] ?? 0),
      ...cells.map((cell, index) => cell.padStart(widths?.[index + 1] ?? 0)),
    ].join('  '),
  );
}

function formatMutant(mutant: MutantResult): string {
  const { fileName, location, status, mutatorName, replacement, statusReason } = mutant;
  const code = replacement.replaceAll(/\s+/g, ' ').slice(0, MAX_SHOWN_CHARACTERS);
  const place = `${fileName}:${location.start.line}:${location.start.column}`;
  const what = status === 'Ignored' ? `excluded: ${statusReason}` : `${status}: ${code}`;
  return `  ${place} ${mutatorName} ${what}`;
}

function byPlace(one: MutantResult, other: MutantResult): number {
  return (
    one.fileName.localeCompare(other.fileName) ||
    one.location.start.line - other.location.start.line ||
    one.location.start.column - other.location.start.column
  );
}

/** The exit code is 1 when a folder has a score below the goal, or no score. */
export function formatScores(folders: readonly FolderResults[]): {
  readonly text: string;
  readonly exitCode: 0 | 1;
} {
  const results = folders.flatMap((one) => one.results);
  const total = folders.length > 1 ? [formatRow({ folder: 'all', results })] : [];
  const titles = ['folder', 'mutants', ...COLUMNS.map(([title]) => title), 'score'];
  const listed = results.filter(({ status }) => !KILLED.includes(status)).toSorted(byPlace);
  const low = folders.filter((one) => (scoreOf(one.results) ?? 0) < GOAL_PERCENT);
  const verdict = low.map(({ folder }) => `✗ ${folder}: below the goal of ${GOAL_PERCENT} %`);
  const lines = [
    ...listed.map(formatMutant),
    '',
    ...formatTable([titles, ...folders.map(formatRow), ...total]),
    ...verdict,
  ];
  return { text: lines.join('\n'), exitCode: low.length === 0 ? 0 : 1 };
}
