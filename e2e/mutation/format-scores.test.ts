import { formatScores } from './format-scores.ts';
import type { FolderResults, MutantResult } from './format-scores.ts';

const mutant = (status: string, more: Partial<MutantResult> = {}): MutantResult => ({
  fileName: 'lib/a/b.ts',
  mutatorName: 'StringLiteral',
  replacement: '""',
  status,
  location: { start: { line: 3, column: 7 } },
  ...more,
});

const at = (fileName: string, line: number, column: number, one: MutantResult): MutantResult => ({
  ...one,
  fileName,
  location: { start: { line, column } },
});

const folder = (name: string, counts: Readonly<Record<string, number>>): FolderResults => ({
  folder: name,
  results: Object.entries(counts).flatMap(([status, count]) =>
    Array.from({ length: count }, () => mutant(status)),
  ),
});

describe('the report of the mutation run', () => {
  it('counts the mutants of each folder and of all folders, and gives the share that the tests killed', () => {
    const { text, exitCode } = formatScores([
      folder('lib/a', { Killed: 8, Timeout: 1, Survived: 1 }),
      folder('lib/long', { Killed: 29, NoCoverage: 1, Ignored: 2, RuntimeError: 1 }),
    ]);
    expect(text).toMatch(
      new RegExp(
        [
          'folder    mutants  failed a test  timed out  survived  without a test  excluded  not runnable   score',
          'lib/a          10              8          1         1               0         0             0  90\\.0 %',
          'lib/long       33             29          0         0               1         2             1  96\\.6 %',
          'all            43             37          1         1               1         2             1  95\\.0 %$',
        ].join('\n'),
      ),
    );
    expect(exitCode).toBe(0);
  });

  it('lists the mutants that no test killed, sorted by place, with their code or why they are excluded', () => {
    const { text } = formatScores([
      {
        folder: 'lib/a',
        results: [
          mutant('Killed', { replacement: 'killed' }),
          mutant('Timeout', { replacement: 'endless' }),
          at('lib/b.ts', 1, 1, mutant('Ignored', { statusReason: 'it is only logged' })),
          at('lib/a.ts', 20, 1, mutant('NoCoverage', { replacement: 'x'.repeat(81) })),
          at('lib/a.ts', 3, 10, mutant('RuntimeError', { replacement: '' })),
          at('lib/a.ts', 3, 7, mutant('Survived', { replacement: '{\n  a;\n}' })),
        ],
      },
    ]);
    expect(text.split('\n\n')[0]?.split('\n')).toEqual([
      '  lib/a.ts:3:7 StringLiteral Survived: { a; }',
      '  lib/a.ts:3:10 StringLiteral RuntimeError: ',
      `  lib/a.ts:20:1 StringLiteral NoCoverage: ${'x'.repeat(80)}`,
      '  lib/b.ts:1:1 StringLiteral excluded: it is only logged',
    ]);
  });

  it.each([
    ['below the goal', { Killed: 8999, Survived: 1001 }, '89.9 %'],
    ['without a mutant', {}, 'none'],
    ['with excluded mutants only', { Ignored: 3 }, 'none'],
  ])('exits with 1 for a folder %s', (_name, counts, score) => {
    const { text, exitCode } = formatScores([
      folder('lib/a', { Killed: 1 }),
      folder('lib/b', counts),
    ]);
    expect(text).toMatch(new RegExp(`^lib/b .* ${score}$`, 'm'));
    expect(text).toMatch(/\n✗ lib\/b: below the goal of 90 %$/);
    expect(exitCode).toBe(1);
  });

  it('has no row "all" when the run has only one folder', () => {
    const { text } = formatScores([folder('lib/a', { Killed: 1 })]);
    expect(text).toMatch(/^lib\/a /m);
    expect(text).not.toMatch(/^all /m);
  });
});
