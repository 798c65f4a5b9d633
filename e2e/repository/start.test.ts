import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { copyStartFiles } from '../commands/build-site.ts';
import { getFreePort } from '../support/servers/free-port.ts';

const PROVIDER = { PROVIDER_API_URL: 'https://api.example.ro', SITE_URL: 'https://site.example' };

/**
 * A program in place of the server. It prints the environment, the process id and Node's arguments.
 */
const SERVER = `
  const facts = { NODE_PID: String(process.pid), NODE_ARGUMENTS: process.execArgv.join(' ') };
  console.log(JSON.stringify({ ...process.env, ...facts }));
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'launcher-'));
  copyStartFiles(resolve(import.meta.dirname, '../..'), folder);
  writeFileSync(join(folder, 'server.mjs'), SERVER);
  writeFileSync(join(folder, 'image-origins.json'), '[]');
});
afterAll(() => rmSync(folder, { recursive: true }));

type Environment = Readonly<Record<string, string>>;
type Started = {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly pid: number;
};

type LauncherOptions = {
  readonly args?: readonly string[];
  readonly nodeArguments?: readonly string[];
};

function runLauncher(
  environment: Environment,
  { args = [], nodeArguments = [] }: LauncherOptions = {},
): Started {
  const launched = [...nodeArguments, join(folder, 'start.mjs'), ...args];
  const { status, stdout, stderr, pid } = spawnSync(process.execPath, launched, {
    // `start.mjs` must find its files from any working directory, so this is not its own folder.
    cwd: tmpdir(),
    env: { NODE_ENV: 'production', ...environment },
    encoding: 'utf8',
    timeout: 10_000,
  });
  return { code: status, stdout, stderr, pid };
}

/** Resolves to the environment in which `start.mjs` starts `SERVER`, and to the process id. */
async function startServer(
  environment: Environment,
  options?: LauncherOptions,
): Promise<readonly [server: Environment, pid: number]> {
  const PORT = String(await getFreePort());
  const { pid, stdout } = runLauncher({ ...PROVIDER, PORT, ...environment }, options);
  return [z.record(z.string(), z.string()).parse(JSON.parse(stdout)), pid];
}

function expectRefusal(started: Started, problem: string): void {
  const { code, stdout, stderr } = started;
  expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: '', stderr: problem });
}

describe('npm start with wrong settings', () => {
  it('exits with code 1 without PROVIDER_API_URL', () => {
    expectRefusal(
      runLauncher({}),
      'The site does not start, its settings are wrong:\n' +
        '  - PROVIDER_API_URL: required, expected the origin of the provider\n',
    );
  });
});

describe('npm start with settings files', () => {
  afterEach(() => {
    for (const name of globSync('.env*', { cwd: folder })) rmSync(join(folder, name));
  });

  it('reads the files beside start.mjs, and the environment overrides them', async () => {
    writeFileSync(join(folder, '.env'), 'BRAND_NAME=of .env\nCOMPANY_CUI=RO1\nLOG_LEVEL=warn');
    writeFileSync(join(folder, '.env.local'), 'COMPANY_CUI=RO2\nLOG_LEVEL=error');
    const [server] = await startServer({ LOG_LEVEL: 'fatal' });
    expect(server).toMatchObject({
      BRAND_NAME: 'of .env',
      COMPANY_CUI: 'RO2',
      LOG_LEVEL: 'fatal',
    });
  });
});

const describeOnPosix = process.platform === 'win32' ? describe.skip : describe;
describeOnPosix('the memory of the process that npm start starts', () => {
  const BOUNDS = '--max-semi-space-size=8 --heap-growing-percent=50';

  it('is bounded by arguments of Node and a variable of the C library, and the process id stays the same', async () => {
    const [server, pid] = await startServer({});
    expect(server).toMatchObject({
      NODE_PID: String(pid),
      NODE_ARGUMENTS: BOUNDS,
      MALLOC_ARENA_MAX: '2',
    });
  });

  it("is bounded by the operator's own values where there are any", async () => {
    const nodeArguments = ['--max-semi-space-size=64'];
    const [server] = await startServer({ MALLOC_ARENA_MAX: '4' }, { nodeArguments });
    expect(server).toMatchObject({
      // Node uses the last value of an argument that is given twice.
      NODE_ARGUMENTS: `${BOUNDS} --max-semi-space-size=64`,
      MALLOC_ARENA_MAX: '4',
    });
  });
});

describe('the address that npm start listens on', () => {
  const hasIpv6 = Object.values(networkInterfaces())
    .flat()
    .some((address) => address?.family === 'IPv6');

  it('is all addresses, including IPv6 where the machine has it', async () => {
    const [server] = await startServer({ HOSTNAME: 'container' });
    expect(server['HOSTNAME']).toBe(hasIpv6 ? '::' : '0.0.0.0');
  });

  it('must be an address of the machine', () => {
    // 192.0.2.1 is reserved for documentation (RFC 5737), so no machine has this address.
    expectRefusal(
      runLauncher({ ...PROVIDER, BIND_ADDRESS: '192.0.2.1' }),
      'The site does not start:\n' +
        '  - This machine has no address 192.0.2.1. Choose one that it has, or leave it empty: BIND_ADDRESS=\n',
    );
  });
});

describe('npm start on a taken port', () => {
  it.each([
    ['PORT', ''],
    ['PORT', '127.0.0.1'],
    ['METRICS_PORT', ''],
  ])('prints one sentence: %s, with BIND_ADDRESS=%s', async (setting, address) => {
    const other = createServer();
    const taken = await getFreePort();
    await new Promise<void>((done) => other.listen(taken, '127.0.0.1', done));
    try {
      const PORT = String(await getFreePort());
      const environment = { ...PROVIDER, PORT, BIND_ADDRESS: address, [setting]: String(taken) };
      expectRefusal(
        runLauncher(environment),
        'The site does not start:\n' +
          `  - Port ${taken} is taken. Stop what listens there, or choose another: ${setting}=…\n`,
      );
    } finally {
      other.close();
    }
  });
});

describe('npm start with doubtful settings', () => {
  it('starts, with one line for each kind of warning', async () => {
    const PORT = String(await getFreePort());
    const environment = { ...PROVIDER, PORT, REDIS_URL: 'redis://cache', SITE_URI: 'x' };
    const { code, stdout, stderr } = runLauncher(environment);
    expect(code).toBe(0);
    expect(stdout).toContain(PROVIDER.SITE_URL);
    expect(stderr.split('\n')).toEqual([
      expect.stringMatching(/^Warning: Example values, .*: BRAND_NAME, .*, ANDROID_CERT_SHA256$/),
      expect.stringMatching(/^Warning: PAYMENT_BADGE_ID is not set: /),
      'Warning: SITE_URI is not a setting. Did you mean SITE_URL?',
      '',
    ]);
  });
});
