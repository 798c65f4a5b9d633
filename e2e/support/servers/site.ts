import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyBuiltSite } from '../copies/built-site-copy.ts';
import { removeFolder } from '../copies/remove-folder.ts';
import { sandboxSettings } from '../demo/demo-settings.ts';
import { getFreePort } from './free-port.ts';
import { startSiteProcess } from './site-process.ts';

export type SiteOptions = {
  readonly providerApiUrl: string;
  readonly env?: Readonly<Record<string, string>>;
  /** A given folder remains when the site stops; the default, an empty folder, is deleted. */
  readonly cacheDir?: string;
  /** The program that runs `start.mjs`, and its arguments; Node by default. */
  readonly program?: readonly string[];
  /** 127.0.0.1 by default. */
  readonly host?: string;
  /** A free port by default. */
  readonly port?: number;
};

export type RunningSite = {
  readonly origin: string;
  readonly cacheDir: string;
  /** The id of the process, which changes with a restart. */
  readonly pid: () => number;
  /** Sends SIGTERM and resolves to the exit code. */
  readonly stop: () => Promise<number | null>;
  /** Keeps port, settings and cache folder. */
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
    // Prerendered pages contain some of these settings. With other values than the build's, the
    // site would render those pages again.
    ...sandboxSettings,
    PROVIDER_API_URL: options.providerApiUrl,
    PAYMENT_FORM_ORIGINS: `${sandboxSettings.PAYMENT_FORM_ORIGINS} ${options.providerApiUrl}`,
    PORT: String(port),
    CACHE_DIR: cacheDir,
    REVALIDATE_SECONDS: '1',
    // The site asks for no menu by itself, because tests count its calls.
    SEARCH_REFRESH_SECONDS: '0',
    // Tests send a visitor's address as a proxy does, so that tests share no rate limit.
    TRUSTED_PROXY_HOPS: '1',
    // The sites of the tests share this cache.
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
