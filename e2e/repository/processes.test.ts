import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const COMMANDS = resolve(import.meta.dirname, '../commands/processes');
const addressOf = (file: string): string => JSON.stringify(pathToFileURL(`${COMMANDS}/${file}`));

function run(script: string): { readonly code: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { encoding: 'utf8', timeout: 6_000 },
  );
  return { code: status, output: `${stdout}${stderr}` };
}

describe('stopAndExit', () => {
  it('stops child processes on Windows, where Node cannot signal a process group', () => {
    const script = `
      Object.defineProperty(process, 'platform', { value: 'win32' });
      process.kill = () => { throw Object.assign(new Error(), { code: 'ESRCH' }); };
      const { startProcess, stopAndExit } = await import(${addressOf('processes.mjs')});
      const { child } = startProcess(['--eval', 'setInterval(() => {}, 1_000)']);
      process.on('exit', () => process.stdout.write(String(child.signalCode)));
      await stopAndExit(3);`;
    expect(run(script)).toEqual({ code: 3, output: 'SIGTERM' });
  });
});

describe('isAlive', () => {
  it.each([
    ['EPERM', true],
    ['ESRCH', false],
  ])('for the error %s is %s', (code, expected) => {
    const script = `
      process.kill = () => { throw Object.assign(new Error(), { code: '${code}' }); };
      const { isAlive } = await import(${addressOf('is-alive.mjs')});
      process.stdout.write(String(isAlive(7)));`;
    expect(run(script)).toEqual({ code: 0, output: String(expected) });
  });
});
