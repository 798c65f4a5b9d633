import type { Cells, FaultFindings } from './finding.ts';
import { formatReport, tabulateChecks, tabulateFaults } from './format-report.ts';

const healthy: FaultFindings = {
  fault: 'none',
  cold: new Map([['menu', { shown: '200 0.05 s' }]]),
  back: new Map([['menu', { shown: '0.02 s' }]]),
  known: new Map([['menu', { shown: '9/9 0.01 s' }]]),
  fresh: new Map([['menu', { shown: '2.00 s' }]]),
  process: new Map([['memory', { shown: '150 MB' }]]),
};

const visitors: Cells = new Map([['growth of the disk', { shown: '0.0 MB' }]]);

const report = (
  findings: readonly FaultFindings[],
  checks = visitors,
): ReturnType<typeof formatReport> =>
  formatReport([...tabulateFaults(findings), tabulateChecks('Hostile visitors', checks)]);

describe('the report of the fault suite', () => {
  it('has a table for each phase, a row for each fault and a column for each kind of page', () => {
    const { text, exitCode } = report([healthy, { ...healthy, fault: 'bad-json' }]);
    expect(text).toContain(
      'First visits during the fault: status and time (cold)\n' +
        '          menu\n' +
        'none      200 0.05 s\n' +
        'bad-json  200 0.05 s\n\n',
    );
    expect(text).toContain('none      150 MB\n');
    expect(text).toMatch(/\n11 values, 0 breaches$/);
    expect(text).toContain(
      'Hostile visitors\n                    result\ngrowth of the disk  0.0 MB\n\n',
    );
    expect(exitCode).toBe(0);
  });

  it('marks a breach, explains it below the tables and exits with 1', () => {
    const cold = new Map([['menu', { shown: '500 0.05 s', breach: 'status 500 instead of 503' }]]);
    const { text, exitCode } = report([healthy, { ...healthy, fault: '429', cold }]);
    expect(text).toContain('429   ✗ 500 0.05 s\n');
    expect(text).toMatch(
      /\n {2}✗ First visits .+ \(cold\), 429, menu: status 500 instead of 503\n11 values, 1 breaches$/,
    );
    expect(exitCode).toBe(1);
  });

  it('reports a breach of a check that belongs to no fault, and exits with 1', () => {
    const grown: Cells = new Map([['growth of the disk', { shown: '2 MB', breach: 'too much' }]]);
    const { text, exitCode } = report([healthy], grown);
    expect(text).toContain(
      'growth of the disk  ✗ 2 MB\n\n  ✗ Hostile visitors, growth of the disk, result: too much\n',
    );
    expect(exitCode).toBe(1);
  });

  it('shows a missing value as a dash', () => {
    const { text } = report([healthy, { ...healthy, fault: 'down', process: new Map() }]);
    expect(text).toContain('down  -\n');
  });
});
