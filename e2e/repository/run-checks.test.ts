import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = resolve(import.meta.dirname, '../..');
const PINNED_NODE = resolve(ROOT, 'node_modules/.bin/node');
const RUN_CHECKS = pathToFileURL(join(ROOT, 'e2e/commands/checks/run-checks.mjs')).href;

/**
 * Two steps run this program. It writes a file for its own step and then waits for the file of the
 * other step. So both steps succeed only if they run at the same time.
 */
const MEET = `
  const [, , mine, other] = process.argv;
  const { existsSync, writeFileSync } = require('node:fs');
  console.log('begin ' + mine);
  writeFileSync(mine, '');
  const deadline = Date.now() + 10_000;
  (function look() {
    if (existsSync(other)) console.log('end ' + mine);
    else if (Date.now() > deadline) process.exitCode = 1;
    else setTimeout(look, 20);
  })();`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-checks-'));
  writeFileSync(join(folder, 'meet.cjs'), MEET);
  writeFileSync(join(folder, 'print.cjs'), 'console.log(process.argv[2]);');
  writeFileSync(join(folder, 'fail.cjs'), 'process.exitCode = 1;');
});
afterEach(() => rmSync(folder, { recursive: true }));

type Step = {
  readonly name: string;
  readonly args: readonly string[];
  readonly needs?: string;
  readonly printsAtOnce?: true;
};

function runSteps(steps: readonly Step[]): { readonly code: number | null; readonly out: string } {
  const main = join(folder, 'main.mjs');
  const call = `process.exitCode = await runChecks(${JSON.stringify(steps)});`;
  writeFileSync(main, `import { runChecks } from '${RUN_CHECKS}';\n${call}`);
  const { status, stdout } = spawnSync(PINNED_NODE, [main], { cwd: folder, encoding: 'utf8' });
  return { code: status, out: stdout };
}

describe('the steps of the checks', () => {
  it('run two at a time, with the output of each kept together', () => {
    const { code, out } = runSteps([
      { name: 'left', args: ['meet.cjs', 'a', 'b'] },
      { name: 'right', args: ['meet.cjs', 'b', 'a'] },
    ]);
    expect(out).toContain('\n=== left ===\nbegin a\nend a\n');
    expect(out).toContain('\n=== right ===\nbegin b\nend b\n');
    expect(out).toMatch(/\n2 passed, 0 failed\n$/);
    expect(code).toBe(0);
  });

  it('print while they run when they are marked with printsAtOnce, with the title again after another step', () => {
    const { out } = runSteps([
      // The third step starts when the second one has ended, so the first one still runs then.
      { name: 'live', args: ['meet.cjs', 'a', 'c'], printsAtOnce: true },
      { name: 'short', args: ['print.cjs', 'shown'] },
      { name: 'third', args: ['meet.cjs', 'c', 'a'] },
    ]);
    expect(out).toContain('\n=== short ===\nshown\n\n=== live ===\n');
    expect(out).toMatch(/^\n=== live ===\n[^]*begin a\n[^]*end a\n/);
    expect(out).toContain('3 passed, 0 failed');
  });

  it('are skipped when the step that they need has failed, and the others run', () => {
    const { code, out } = runSteps([
      { name: 'first', args: ['fail.cjs'] },
      { name: 'second', args: ['print.cjs', 'printed'], needs: 'first' },
      { name: 'third', args: ['print.cjs', 'shown'] },
    ]);
    expect(out).toContain('not run: first failed');
    expect(out).not.toContain('printed');
    expect(out).toContain('=== third ===\nshown\n');
    expect(out).toMatch(/\n1 passed, 2 failed\n$/);
    expect(code).toBe(1);
  });
});
