import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { createCommandRoot } from '../support/copies/command-root.ts';
import { listLanAddresses } from '../support/demo/lan-address.ts';
import { formatPlainOrigin } from '../support/demo/plain-origin.ts';
import { getFreePort } from '../support/servers/free-port.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const DEMO = 'e2e/commands/demo.mjs';

/**
 * The source of a program that writes its environment into `file` and listens on the port in the
 * environment variable `portVariable`. In the program, the expression `hostExpression` gives the
 * host on which it listens.
 */
const createServerSource = (file: string, portVariable: string, hostExpression: string): string => `
  import { writeFileSync } from 'node:fs';
  import { createServer } from 'node:http';
  writeFileSync('${file}', JSON.stringify(process.env));
  createServer((_, answer) => answer.end()).listen(Number(process.env.${portVariable}), ${hostExpression});
`;

/** Replaces `next build`: writes its environment and a fake server. */
const FAKE_NEXT = `
  const { mkdirSync, writeFileSync } = require('node:fs');
  mkdirSync('.next/standalone/.next', { recursive: true });
  mkdirSync('.next/static');
  writeFileSync('.next/build-manifest.json', '{"rootMainFiles":[]}');
  writeFileSync('build.json', JSON.stringify(process.env));
  writeFileSync('.next/standalone/server.js',
    ${JSON.stringify(createServerSource('site.json', 'PORT', 'process.env.HOSTNAME'))});
`;

// The demo starts several processes, which can take more than jest's usual 5 s on a busy machine.
jest.setTimeout(30_000);

function createRoot(): string {
  const root = createCommandRoot({
    paths: [
      'e2e/commands',
      'e2e/support',
      'e2e/sandbox/sandbox-settings.ts',
      'lib',
      'package.json',
    ],
    packages: ['zod', '@next/env', 'qrcode'],
    next: FAKE_NEXT,
  });
  const sandbox = createServerSource('sandbox.json', 'SANDBOX_PORT', "'127.0.0.1'");
  writeFileSync(join(root, 'e2e/sandbox/server.ts'), sandbox);
  return root;
}

type Environment = Readonly<Record<string, string>>;
type Demo = {
  readonly output: string;
  readonly build: Environment;
  readonly sandbox: Environment;
  readonly site: Environment;
};

/** Stops the demo when it prints its last line, which contains `Ctrl-C`. */
async function runDemo(args: readonly string[], environment: Environment): Promise<Demo> {
  const root = createRoot();
  const child = spawn(process.execPath, [DEMO, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let output = '';
  for await (const line of createInterface(child.stdout)) {
    output += `${line}\n`;
    if (line.includes('Ctrl-C')) break;
  }
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  const read = (file: string): Environment =>
    z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(join(root, file), 'utf8')));
  const demo = {
    output,
    build: read('build.json'),
    sandbox: read('sandbox.json'),
    site: read('site.json'),
  };
  rmSync(root, { recursive: true });
  return demo;
}

async function getPorts(): Promise<Environment> {
  const [PORT, SANDBOX_PORT, SANDBOX_CONTROL_PORT] = await Promise.all(
    [getFreePort(), getFreePort(), getFreePort()].map(async (port) => String(await port)),
  );
  return {
    PORT: PORT ?? '',
    SANDBOX_PORT: SANDBOX_PORT ?? '',
    SANDBOX_CONTROL_PORT: SANDBOX_CONTROL_PORT ?? '',
  };
}

describe('npm run demo', () => {
  it('without an option prints links to this machine, and does not open the bank to the network', async () => {
    const ports = await getPorts();
    const { output, site, sandbox } = await runDemo([], {
      ...ports,
      SANDBOX_LAN_ADDRESS: '192.168.1.7',
    });
    const siteOrigin = `http://localhost:${ports['PORT']}`;
    const sandboxOrigin = `http://127.0.0.1:${ports['SANDBOX_PORT']}`;
    expect(output).toContain(`Site              ${siteOrigin}\n`);
    expect(output).not.toContain('phone');
    expect(site).toMatchObject({ SITE_URL: siteOrigin, INVOICE_ORIGINS: sandboxOrigin });
    expect(site['HOSTNAME']).toMatch(/^(::|0\.0\.0\.0)$/);
    expect(sandbox).toMatchObject({ SANDBOX_SITE_ORIGIN: siteOrigin, SANDBOX_LAN_ADDRESS: '' });
  });

  const [address = ''] = listLanAddresses(networkInterfaces());
  // Without a network `--lan` only prints a message, which `lan-address.test.ts` tests.
  const itOnNetwork = address === '' ? it.skip : it;

  itOnNetwork.each(['--lan', `--lan=${address}`])(
    `%s opens site and bank at ${address}, and uses the same build as a demo without --lan`,
    async (option) => {
      const ports = await getPorts();
      const demo = await runDemo([option], { ...ports, BIND_ADDRESS: '127.0.0.1' });
      const siteOrigin = formatPlainOrigin(address, Number(ports['PORT']));
      const bankOrigin = formatPlainOrigin(address, Number(ports['SANDBOX_PORT']));
      expect(demo.output).toContain(`Site              ${siteOrigin}\n`);
      expect(demo.output).toContain(`Pay               ${siteOrigin}/payment/`);
      expect(demo.output).toContain(`http://127.0.0.1:${ports['SANDBOX_PORT']}`);
      // The demo prints no QR code, because its output is not a terminal.
      expect(demo.output).not.toMatch(/[▀▄█]/);
      expect(demo.build['SITE_URL']).toBe(`http://localhost:${ports['PORT']}`);
      expect(demo.sandbox).toMatchObject({
        SANDBOX_SITE_ORIGIN: siteOrigin,
        SANDBOX_LAN_ADDRESS: address,
      });
      expect(demo.site).toMatchObject({
        SITE_URL: siteOrigin,
        HOSTNAME: address,
        INVOICE_ORIGINS: bankOrigin,
        PROVIDER_API_URL: `http://127.0.0.1:${ports['SANDBOX_PORT']}`,
        IMAGE_ORIGINS: demo.build['IMAGE_ORIGINS'],
      });
      expect(demo.site['PAYMENT_FORM_ORIGINS']).toMatch(new RegExp(` ${bankOrigin}$`));
    },
  );
});

describe('npm run demo with options', () => {
  const run = (...args: readonly string[]): object => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [DEMO, ...args], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
      encoding: 'utf8',
      timeout: 20_000,
    });
    return { status, stdout, stderr };
  };

  it('prints the options when it is called with --help', () => {
    expect(run('--help')).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^npm run demo .*\nnpm run demo -- --lan .*\n.*--lan=/),
      stderr: '',
    });
  });

  it('reports an unknown option', () => {
    expect(run('--wlan')).toEqual({
      status: 1,
      stdout: '',
      stderr: "\nThere is no option '--wlan'. Options: --lan, --lan=ADDRESS, --help\n",
    });
  });

  it('reports an address that the machine does not have', () => {
    expect(run('--lan=8.8.8.8')).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^\n[^\n]* no address [^\n]*\.\n$/),
    });
  });
});
