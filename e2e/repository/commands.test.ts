import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { START_FILES } from '../support/copies/copy-start-files.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PINNED_NODE = resolve(ROOT, 'node_modules/.bin/node');
const LAUNCHER = 'e2e/commands/run-command.mjs';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));

const START = /^node e2e\/commands\/run-command\.mjs ([\w/-]+)(?: |$)/;

describe('the scripts of package.json', () => {
  it.each(Object.entries(scripts))(
    'include %s, which goes through the launcher that installs missing packages',
    (_name, script) => {
      const [, command = ''] = START.exec(script) ?? [];
      expect(existsSync(join(ROOT, `e2e/commands/${command}.mjs`))).toBe(true);
    },
  );

  it('do not include audit, which npm has as a command of its own', () => {
    expect(Object.keys(scripts)).not.toContain('audit');
  });
});

describe('the stamp of a build', () => {
  const print =
    "import { listBuildSources } from './e2e/commands/site/build-stamp.mjs';" +
    "console.log(listBuildSources('.').join('\\n'));";
  const { stdout } = spawnSync(PINNED_NODE, ['--input-type=module', '--eval', print], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const sources = stdout.split('\n').map((path) => path.replaceAll('\\', '/'));
  // The other start files are in `lib`. In the list below, `lib/config.ts` stands for them.
  const startPrograms = START_FILES.map(([from]) => from).filter((path) => path.endsWith('.mjs'));

  it.each([
    'app/layout.tsx',
    'lib/config.ts',
    'proxy.ts',
    'e2e/commands/site/copy-standalone.mjs',
    ...startPrograms,
  ])('covers %s, so that an edit of it makes the build outdated', (path) => {
    expect(sources).toContain(path);
  });
});

describe('a clone without packages', () => {
  let clone: string;
  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), 'clone-'));
    for (const part of ['e2e/commands', 'package.json', 'package-lock.json']) {
      cpSync(join(ROOT, part), join(clone, part), { recursive: true });
    }
  });
  afterEach(() => rmSync(clone, { recursive: true }));

  type ProcessResult = {
    readonly code: number | null;
    readonly stdout: string;
    readonly stderr: string;
  };

  /** Runs a command with a fake npm that prints its arguments and fails. */
  function run(...args: readonly string[]): ProcessResult {
    const npm = join(clone, 'npm.js');
    writeFileSync(npm, 'console.log(process.argv.slice(2).join(" ")); process.exitCode = 1;');
    const { status, stdout, stderr } = spawnSync(PINNED_NODE, [LAUNCHER, ...args], {
      cwd: clone,
      env: { NODE_ENV: 'test', PATH: process.env.PATH, npm_execpath: npm },
      encoding: 'utf8',
    });
    return { code: status, stdout, stderr };
  }

  it.each(['checks/contract', 'checks/faults', 'checks/step', 'demo', 'dev', 'sandbox'])(
    'installs before %s, shows only the errors of npm and says how long the installation takes',
    (command) => {
      const { code, stdout, stderr } = run(command);
      expect(code).toBe(1);
      expect(stdout).toMatch(
        /^Installing the packages .*minutes.*\nci .*--loglevel=error\ninstall /,
      );
      expect(stderr).toBe('\nThe packages could not be installed; the output above says why.\n\n');
    },
  );

  it('installs nothing for start and names the command to run first', () => {
    expect(run('start')).toEqual({
      code: 1,
      stdout: '',
      stderr: '\nThe site is not built yet: run "npm run build" first.\n\n',
    });
  });
});

describe('a single step', () => {
  const step = (...args: readonly string[]): ReturnType<typeof spawnSync> =>
    spawnSync(PINNED_NODE, [LAUNCHER, 'checks/step', ...args], { cwd: ROOT, encoding: 'utf8' });

  it('passes its arguments on to the tool', () => {
    const { status, stdout } = step('format:check', '--', '--version');
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
  });

  it('that does not exist is named in an error that lists the steps', () => {
    const { status, stderr } = step('lint:nothing');
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^There is no tool 'lint:nothing'\. Tools: .*unit, e2e\n$/),
    ]);
  });
});
