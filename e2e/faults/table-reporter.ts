import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

export default class TableReporter implements Reporter {
  readonly #tables = new Map<string, Map<string, Record<string, string>>>();

  onTestEnd({ title: sentence }: TestCase, { annotations, errors }: TestResult): void {
    const title = sentence.replace(/^.*: /, '');
    for (const { type, description = '' } of annotations) {
      const [table = '', column = ''] = type.split('\n');
      const hasFailed = errors.some(({ message }) => message?.includes(`${table}, ${column}`));
      const rows = this.#tables.get(table) ?? new Map<string, Record<string, string>>();
      const cells = { ...rows.get(title), [column]: `${hasFailed ? '✗ ' : ''}${description}` };
      this.#tables.set(table, rows.set(title, cells));
    }
  }

  onEnd({ status }: FullResult): void {
    for (const [title, rows] of this.#tables) {
      console.log(`\n${title}`);
      console.table(Object.fromEntries(rows));
    }
    console.log(status);
  }
}
