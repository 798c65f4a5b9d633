import type { Measured } from '../figures.ts';
import { formatReport, formatTable, tabulateGoals } from './format-report.ts';
import { goals } from '../goals.ts';

const measured: Measured = {
  at: '2026-11-22T21:45:00.000Z',
  load: [0.1, 1.5],
  isQuick: true,
  part: {
    tables: [{ title: 'Speed', columns: ['a', 'b'], rows: [['x | y', '1']] }],
    charts: [{ name: 'speed', title: 'Speed as bars', unit: 'ms', bars: [] }],
    goals: { memory: '200 MB' },
  },
};

test('a table has its title, its columns and escaped cells', () => {
  expect(formatTable(measured.part.tables[0] ?? { title: '', columns: [], rows: [] })).toBe(
    '**Speed**\n\n| a | b |\n| --- | --- |\n| x \\| y | 1 |',
  );
});

test('every goal has a row, with its figure or "not measured"', () => {
  const { rows } = tabulateGoals({ memory: measured });
  expect(rows).toHaveLength(goals.length);
  const figureOf = (key: string): string | undefined =>
    rows[goals.findIndex((goal) => goal.key === key)]?.[2];
  expect(figureOf('memory')).toBe('200 MB');
  expect(figureOf('build')).toBe('not measured');
});

test('a part says when, how and under which load it was measured, and shows its charts', () => {
  const report = formatReport({ memory: measured }).join('\n\n');
  expect(report).toContain('## memory');
  expect(report).toContain('Measured quickly on 2026-11-22 at 21:45 UTC');
  expect(report).toContain('was 0.1 before and 1.5 at the end');
  expect(report).toContain('![Speed as bars](performance/speed.svg)');
});
