import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { removeFolder } from '../copies/remove-folder.ts';
import { sandboxSettings } from '../demo/demo-settings.ts';
import { getFreePort } from './free-port.ts';
import { startSiteProcess } from './site-process.ts';

const BUILT_SITE = resolve(import.meta.dirname, '../../../.next/standalone');

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
  /** Sends SIGTERM. Resolves to the exit code, or to null if a signal ended the process. */
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
    // With 0 the site starts no rounds. The calls of a round would disturb the tests that count the
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
  const start = (): ReturnType<typeof startSiteProcess> =>
    startSiteProcess(
      folder,
      origin,
      environment,
      (text) => {
        output += text;
      },
      options.program,
    );

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
