import type { Chart, Figures, Table } from '../figures.ts';
import { goals } from '../goals.ts';

const escapeCell = (text: string): string => text.replaceAll('|', '\\|');

export function formatTable({ title, columns, rows }: Table): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(escapeCell).join(' | ')} |`;
  return [
    `**${title}**`,
    '',
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map(line),
  ].join('\n');
}

/** A table with a row for each goal: its figure, or 'not measured' if `figures` has none. */
export function tabulateGoals(figures: Figures): Table {
  const measured = Object.assign({}, ...Object.values(figures).map(({ part }) => part.goals));
  return {
    title: 'Goals and figures',
    columns: ['what', 'goal', 'figure'],
    rows: goals.map(({ key, what, goal }) => [what, goal, measured[key] ?? 'not measured']),
  };
}

/**
 * A section for each part in `figures`. `folder` is the path of the charts, relative to the
 * document. The alt text of a chart is only its title, because the tables have the values.
 */
export function formatParts(figures: Figures, folder: string): readonly string[] {
  const formatChart = ({ name, title }: Chart): string => `![${title}](${folder}/${name}.svg)`;
  return Object.entries(figures).map(([name, { at, load, isQuick, part }]) =>
    [
      `## ${name}`,
      `Measured ${isQuick ? 'quickly ' : ''}on ${at.slice(0, 10)} at ${at.slice(11, 16)} UTC; the load of the machine was ${load[0]} before and ${load[1]} at the end.`,
      ...part.tables.map(formatTable),
      ...part.charts.map(formatChart),
    ].join('\n\n'),
  );
}

/** The Markdown paragraphs that `npm run bench` writes into `docs/performance.md`. */
export const formatReport = (figures: Figures): readonly string[] => [
  formatTable(tabulateGoals(figures)),
  ...formatParts(figures, 'performance'),
];
