import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { getSettingsFingerprint, parseSettings } from '../../lib/config.ts';
import { withoutSettingsFiles } from '../../lib/config/settings-files.ts';
import { createCommandRoot } from '../support/copies/command-root.ts';
import { getFreePort } from '../support/servers/free-port.ts';

const ROOT = resolve(import.meta.dirname, '../..');

type Environment = Readonly<Record<string, string>>;
type ProcessResult = { readonly code: number | null; readonly stderr: string };

function runIn(
  folder: string,
  args: readonly string[],
  environment: Environment = {},
): ProcessResult {
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...environment },
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { code: status, stderr };
}

/**
 * A program that replaces `next build` and `next dev`. It writes its environment variables to a
 * file, and copies into a standalone folder the settings files that `next build` would copy there.
 * It exits with code 1 when the working directory has a file named `fail`.
 */
const FAKE_NEXT = `
  const { cpSync, existsSync, mkdirSync, writeFileSync } = require('node:fs');
  mkdirSync('.next/standalone/.next', { recursive: true });
  mkdirSync('.next/static');
  writeFileSync('.next/build-manifest.json', '{"rootMainFiles":[]}');
  writeFileSync('.next/standalone/server.js', '');
  for (const file of ['.env', '.env.production']) {
    if (existsSync(file)) cpSync(file, '.next/standalone/' + file);
  }
  writeFileSync('environment.json', JSON.stringify(process.env));
  process.exit(existsSync('fail') ? 1 : 0);
`;

/**
 * A program that replaces the sandbox. It writes to a file the origin to which the sandbox's bank
 * would send the browser back.
 */
const FAKE_SANDBOX = `
  import { writeFileSync } from 'node:fs';
  import { createServer } from 'node:http';
  writeFileSync('bank-return', process.env.SANDBOX_SITE_ORIGIN);
  createServer((_, answer) => answer.end()).listen(Number(process.env.SANDBOX_PORT), '127.0.0.1');
`;

describe('settings files', () => {
  let root: string;
  beforeEach(() => {
    root = createCommandRoot({
      paths: [
        'e2e/commands',
        'e2e/support',
        'lib/config.ts',
        'lib/config',
        'lib/within-one-edit.ts',
        'lib/result.ts',
        'lib/security',
        'e2e/sandbox/sandbox-settings.ts',
        'next.config.mjs',
        'package.json',
      ],
      packages: ['zod', '@next/env'],
      next: FAKE_NEXT,
    });
    // Both lists of packages are empty, so that `run-command.mjs` installs nothing.
    for (const list of ['package-lock.json', 'node_modules/.package-lock.json']) {
      writeFileSync(join(root, list), '{ "packages": {} }');
    }
    writeFileSync(
      join(root, '.env'),
      [
        'REVALIDATE_SECRET=a-secret-of-more-than-32-characters',
        'PROVIDER_API_URL=https://api.example.ro',
        'BRAND_NAME=Alt fișier',
      ].join('\n'),
    );
    writeFileSync(join(root, '.env.production'), 'BRAND_NAME=Fișier\nCOMPANY_CUI=RO2');
    writeFileSync(join(root, '.env.local'), 'COMPANY_CUI=RO1');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const getEnvironment = (): Environment =>
    z
      .record(z.string(), z.string())
      .parse(JSON.parse(readFileSync(join(root, 'environment.json'), 'utf8')));

  it('give their values to next build, which does not read the files itself, and to the fingerprint of the settings', () => {
    expect(runIn(root, ['e2e/commands/run-command.mjs', 'build'])).toEqual({ code: 0, stderr: '' });
    const expected = { BRAND_NAME: 'Fișier', COMPANY_CUI: 'RO1' };
    expect(getEnvironment()).toMatchObject({ ...expected, ...withoutSettingsFiles });
    const settings = parseSettings(expected, 'build');
    expect(readFileSync(join(root, '.next/standalone/settings-fingerprint'), 'utf8')).toBe(
      settings.ok && getSettingsFingerprint(settings.value),
    );
  });

  it('do not give the origin of the provider to a build, so prerendering makes no call', () => {
    expect(runIn(root, ['e2e/commands/run-command.mjs', 'build']).code).toBe(0);
    expect(getEnvironment()).toMatchObject({ PROVIDER_API_URL: '' });
  });

  it('do not change the origins that the development server and the sandbox use', async () => {
    const PORT = String(await getFreePort());
    const SANDBOX_PORT = String(await getFreePort());
    const SANDBOX_CONTROL_PORT = String(await getFreePort());
    writeFileSync(
      join(root, '.env'),
      'SITE_URL=https://live.example\nINVOICE_ORIGINS=https://live.example',
    );
    writeFileSync(join(root, 'e2e/sandbox/server.ts'), FAKE_SANDBOX);
    const ports = { PORT, SANDBOX_PORT, SANDBOX_CONTROL_PORT };
    expect(runIn(root, ['e2e/commands/run-command.mjs', 'dev'], ports).code).toBe(0);
    const siteOrigin = `http://localhost:${PORT}`;
    const sandboxOrigin = `http://127.0.0.1:${SANDBOX_PORT}`;
    expect(getEnvironment()).toMatchObject({
      SITE_URL: siteOrigin,
      PROVIDER_API_URL: sandboxOrigin,
      INVOICE_ORIGINS: sandboxOrigin,
    });
    expect(readFileSync(join(root, 'bank-return'), 'utf8')).toBe(siteOrigin);
  });

  it.each([
    ['works', 0],
    ['fails', 1],
  ])('are not left in the standalone folder by a build that %s', (_, exitCode) => {
    if (exitCode === 1) writeFileSync(join(root, 'fail'), '');
    const { code } = runIn(root, ['e2e/commands/run-command.mjs', 'build']);
    expect(code).toBe(exitCode);
    expect(globSync('.next/**/.env*', { cwd: root })).toEqual([]);
    expect(globSync('.next/**/server.js', { cwd: root })).toHaveLength(1);
  });

  it('are not read by build.mjs, which the tests run without run-command.mjs', () => {
    expect(runIn(root, ['e2e/commands/build.mjs'])).toEqual({ code: 0, stderr: '' });
    expect(getEnvironment()).toMatchObject(withoutSettingsFiles);
    expect(getEnvironment()).not.toHaveProperty('BRAND_NAME');
  });
});

describe.each(['build', 'checks/e2e', 'measure/lighthouse', 'measure/weigh'])(
  'the command %s',
  (command) => {
    it('lists wrong settings', () => {
      expect(runIn(ROOT, [`e2e/commands/${command}.mjs`], { LOG_LEVEL: 'y' })).toEqual({
        code: 1,
        stderr: expect.stringMatching(/^Wrong settings:\n {2}- LOG_LEVEL: .*\n$/),
      });
    });
  },
);

describe('npm run sandbox', () => {
  it.each(['SANDBOX_PORT', 'SANDBOX_CONTROL_PORT'])('names a taken %s', async (setting) => {
    const [taken, free] = [String(await getFreePort()), String(await getFreePort())];
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(Number(taken), '127.0.0.1', resolve));
    try {
      const ports = { SANDBOX_PORT: free, SANDBOX_CONTROL_PORT: free, [setting]: taken };
      expect(runIn(ROOT, ['e2e/commands/sandbox.mjs'], ports)).toEqual({
        code: 1,
        stderr: `\nPort ${taken} is taken. Stop what listens there, or choose another: ${setting}=…\n`,
      });
    } finally {
      server.close();
    }
  });
});

describe.each(['demo', 'dev', 'sandbox'])('npm run %s', (command) => {
  it('lists wrong settings of the sandbox', async () => {
    const PORT = String(await getFreePort());
    const wrong = { SANDBOX_PORT: '65536', SANDBOX_SITE_ORIGIN: 'x' };
    expect(runIn(ROOT, [`e2e/commands/${command}.mjs`], { PORT, ...wrong })).toEqual({
      code: 1,
      stderr: expect.stringMatching(
        /^\nWrong settings:\n {2}- SANDBOX_PORT: expected .*\n {2}- SANDBOX_SITE_ORIGIN: .*\n$/,
      ),
    });
  });
});

describe.each(['demo', 'dev'])('npm run %s', (command) => {
  const start = (environment: Environment): ProcessResult =>
    runIn(ROOT, [`e2e/commands/${command}.mjs`], environment);

  it.each(['PORT', 'SANDBOX_PORT', 'SANDBOX_CONTROL_PORT'])('names a taken %s', async (setting) => {
    const [taken, free] = [String(await getFreePort()), String(await getFreePort())];
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(Number(taken), '127.0.0.1', resolve));
    try {
      const ports = { PORT: free, SANDBOX_PORT: free, SANDBOX_CONTROL_PORT: free };
      expect(start({ ...ports, [setting]: taken })).toEqual({
        code: 1,
        stderr: `\nPort ${taken} is taken. Stop what listens there, or choose another: ${setting}=…\n`,
      });
    } finally {
      server.close();
    }
  });

  it('lists wrong settings', () => {
    expect(start({ PORT: 'x', LOG_LEVEL: 'y' })).toEqual({
      code: 1,
      stderr: expect.stringMatching(/^\nWrong settings:\n {2}- PORT: .*\n {2}- LOG_LEVEL: .*\n$/),
    });
  });
});
