import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sandboxSettings } from '../../commands/demo-settings.ts';
import { getFreePort } from './free-port.ts';

const BUILT_SITE = resolve(import.meta.dirname, '../../../.next/standalone');
const START_TIMEOUT_MS = 30_000;
const ANSWER_TIMEOUT_MS = 10_000;
const STOP_TIMEOUT_MS = 10_000;
const POLL_MS = 50;

export type SiteOptions = {
  readonly providerApiUrl: string;
  readonly env?: Readonly<Record<string, string>>;
  /**
   * By default a new, empty folder, which is deleted when the site stops. A folder that the caller
   * names is not deleted.
   */
  readonly cacheDir?: string;
  /** The program that runs `start.mjs`, then the program's arguments. Node by default. */
  readonly program?: readonly string[];
  /** The host in `origin`, by default 127.0.0.1. */
  readonly host?: string;
  /** A free port by default. */
  readonly port?: number;
};

export type RunningSite = {
  readonly origin: string;
  readonly cacheDir: string;
  /** The id of the process, which changes with a restart. */
  readonly pid: () => number;
  /**
   * Sends SIGTERM, and after ten seconds SIGKILL. Resolves to the exit code, or to null if a signal
   * ended the process.
   */
  readonly stop: () => Promise<number | null>;
  /** Starts a new process with the same port, settings and cache folder. */
  readonly restart: () => Promise<void>;
  /** What the site's processes have written to stdout and stderr so far. */
  readonly output: () => string;
};

/** Runs a copy of the built site outside the repository. */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const sharedFolder = process.env.BUILT_SITE_COPY;
  const folder = sharedFolder ?? (await copyBuiltSite());
  const cacheDir = options.cacheDir ?? (await mkdtemp(join(tmpdir(), 'site-cache-')));
  const port = options.port ?? (await getFreePort());
  const origin = `http://${options.host ?? '127.0.0.1'}:${port}`;
  const environment = {
    // The build had the same `IMAGE_ORIGINS` and `SITE_URL`, and prerendered pages contain both.
    // With other values the site would not use its prerendered pages.
    ...sandboxSettings,
    PROVIDER_API_URL: options.providerApiUrl,
    PAYMENT_FORM_ORIGINS: `${sandboxSettings.PAYMENT_FORM_ORIGINS} ${options.providerApiUrl}`,
    PORT: String(port),
    CACHE_DIR: cacheDir,
    REVALIDATE_SECONDS: '1',
    // With 0 the site refreshes no menus by itself. The calls of a refresh would disturb the tests that count the
    // site's calls.
    SEARCH_REFRESH_SECONDS: '0',
    // With 1 the site trusts the `X-Forwarded-For` of a request. Each test sends its own visitor
    // address in this header, so that tests share no rate limit.
    TRUSTED_PROXY_HOPS: '1',
    // Sites that run from the same copy share Node's cache of compiled code.
    NODE_COMPILE_CACHE: join(folder, '.compile-cache'),
    ...options.env,
  };
  let output = '';
  const start = (): Promise<SiteProcess> =>
    startProcess({
      program: options.program ?? [process.execPath],
      folder,
      origin,
      environment,
      collect: (text) => (output += text),
    });

  let running = await start();
  return {
    origin,
    cacheDir,
    pid: () => running.pid,
    stop: async () => {
      const exitCode = await running.stop();
      if (options.cacheDir === undefined) await removeFolder(cacheDir);
      if (sharedFolder === undefined) await removeFolder(folder);
      return exitCode;
    },
    restart: async () => {
      await running.stop();
      running = await start();
    },
    output: () => output,
  };
}

/**
 * Copies the built site to a folder outside the repository. Inside the repository, Node would also
 * search the repository's `node_modules`, so the tests would not notice that a module is missing
 * from the built site.
 */
export async function copyBuiltSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'built-site-'));
  await cp(BUILT_SITE, folder, { recursive: true, verbatimSymlinks: true });
  return folder;
}

type SiteProcess = Pick<RunningSite, 'stop'> & { readonly pid: number };

type ProcessOptions = {
  readonly program: readonly string[];
  readonly folder: string;
  readonly origin: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly collect: (text: string) => void;
};

/** Throws when the process cannot start, exits before it answers, or does not answer in time. */
async function startProcess({
  program: [program = '', ...programArguments],
  folder,
  origin,
  environment,
  collect,
}: ProcessOptions): Promise<SiteProcess> {
  const child = spawn(program, [...programArguments, 'start.mjs'], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = (): boolean => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<number | null>((done) => {
    child.once('exit', (code) => {
      process.off('exit', kill);
      done(code);
    });
  });
  let startOutput = '';
  let hasStarted = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      if (!hasStarted) startOutput += text;
      collect(text);
    });
  }
  await once(child, 'spawn');
  const giveUpAt = Date.now() + START_TIMEOUT_MS;
  while (!(await isListening(origin))) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (hasEnded || Date.now() > giveUpAt) {
      kill();
      throw new Error(`The site did not start (exit code ${child.exitCode})\n${startOutput}`);
    }
    await wait(POLL_MS);
  }
  hasStarted = true;
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      // SIGTERM, then SIGKILL if the process still runs.
      const timer = setTimeout(kill, STOP_TIMEOUT_MS);
      child.kill('SIGTERM');
      const code = await ended;
      clearTimeout(timer);
      return code;
    },
  };
}

async function isListening(origin: string): Promise<boolean> {
  // The site does not know this path, so the site answers without a call to the provider.
  const answer = await fetch(`${origin}/not-a-page`, {
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  }).catch(() => undefined);
  return answer !== undefined;
}

/**
 * The command that runs Node. If the tests run as root, Node runs without root's right to ignore
 * the permissions of files and folders.
 */
export const nodeWithoutRootRights: readonly string[] =
  process.getuid?.() === 0
    ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search', process.execPath]
    : [process.execPath];

export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}
