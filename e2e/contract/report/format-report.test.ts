import { broken, passed } from './finding.ts';
import type { Finding } from './finding.ts';
import { formatReport } from './format-report.ts';

const format = (answer: readonly Finding[], reading: readonly Finding[] = []): readonly string[] =>
  formatReport('https://a.example', [{ title: 'menu of a', answer, reading }], []).text.split('\n');

describe('the report of the contract check', () => {
  it('lists the findings and what was not checked, and counts passed and failed checks', () => {
    const step = {
      title: 'menu of a',
      answer: [passed('answers 200')],
      reading: [broken('fails')],
    };
    expect(formatReport('https://a.example', [step], ['an invoice: --invoice ID'])).toEqual({
      text: [
        'The provider https://a.example against the contract of the site',
        '',
        'menu of a',
        '  ✓ answers 200',
        '  ✗ fails',
        '',
        'Not checked:',
        '  - an invoice: --invoice ID',
        '',
        'Checks: 1 passed, 1 failed',
      ].join('\n'),
      exitCode: 1,
    });
  });

  it('shows at most ten breaches of each list of findings, and counts all breaches', () => {
    const many = Array.from({ length: 12 }, (_, index) => broken(`breach ${index}`));
    const lines = format(many, [broken('the site fails')]);

    expect(lines.filter((line) => line.startsWith('  ✗ breach'))).toHaveLength(10);
    expect(lines).toEqual(expect.arrayContaining(['  ✗ and 2 more', '  ✗ the site fails']));
    expect(lines.at(-1)).toBe('Checks: 0 passed, 13 failed');
  });

  it('removes invisible characters and line breaks that the provider sent', () => {
    expect(format([broken('name is "\u001b[2J\u009b\u202eabc\n  ✓ fake"')])[3]).toBe(
      '  ✗ name is "[2Jabc ✓ fake"',
    );
  });
});
