import type { FaultFindings } from './finding.ts';
import { formatReport } from './format-report.ts';

const healthy: FaultFindings = {
  fault: 'none',
  cold: new Map([['menu', { shown: '200 0.05 s' }]]),
  back: new Map([['menu', { shown: '0.02 s' }]]),
  known: new Map([['menu', { shown: '9/9 0.01 s' }]]),
  fresh: new Map([['menu', { shown: '2.00 s' }]]),
  process: new Map([['memory', { shown: '150 MB' }]]),
};

describe('the report of the fault suite', () => {
  it('has a table for each phase, a row for each fault and a column for each kind of page', () => {
    const { text, exitCode } = formatReport([healthy, { ...healthy, fault: 'bad-json' }]);
    expect(text).toContain(
      'First visits during the fault: status and time (cold)\n' +
        'fault     menu\n' +
        'none      200 0.05 s\n' +
        'bad-json  200 0.05 s\n\n',
    );
    expect(text).toContain('none      150 MB\n');
    expect(text).toMatch(/\n10 values, 0 breaches$/);
    expect(exitCode).toBe(0);
  });

  it('marks a breach, explains it below the tables and exits with 1', () => {
    const cold = new Map([['menu', { shown: '500 0.05 s', breach: 'status 500 instead of 503' }]]);
    const { text, exitCode } = formatReport([healthy, { ...healthy, fault: '429', cold }]);
    expect(text).toContain('429    ✗ 500 0.05 s\n');
    expect(text).toMatch(
      /\n {2}✗ 429, cold, menu: status 500 instead of 503\n10 values, 1 breaches$/,
    );
    expect(exitCode).toBe(1);
  });

  it('shows a column that a fault has no value for as a dash', () => {
    const { text } = formatReport([healthy, { ...healthy, fault: 'down', process: new Map() }]);
    expect(text).toContain('down   -\n');
  });
});
