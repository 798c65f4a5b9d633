import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyBuiltSite, removeFolder } from '../copies/built-site-copy.ts';
import { sandboxSettings } from '../demo/demo-addresses.ts';
import { getFreePort } from './free-port.ts';
import { startSiteProcess } from './site-process.ts';

export type SiteOptions = {
  readonly providerApiUrl: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Kept when the site stops. Without it, an empty one of its own that goes with the site. */
  readonly cacheDir?: string;
  /** The address that its origin names; without it, 127.0.0.1. */
  readonly host?: string;
  /** Without it, any free one. */
  readonly port?: number;
};

export type RunningSite = {
  readonly origin: string;
  readonly cacheDir: string;
  readonly stop: () => Promise<void>;
  /** Ends the process and starts another with the same port, settings and cache folder. */
  readonly restart: () => Promise<void>;
  /** All that its processes have written to stdout and stderr. */
  readonly output: () => string;
};

/** Runs the built site against the provider, outside the repository. */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const sharedFolder = process.env.BUILT_SITE_COPY;
  const folder = sharedFolder ?? (await copyBuiltSite());
  const cacheDir = options.cacheDir ?? (await mkdtemp(join(tmpdir(), 'site-cache-')));
  const port = options.port ?? (await getFreePort());
  const origin = `http://${options.host ?? '127.0.0.1'}:${port}`;
  const environment = {
    // What the test build was made with: pages prerendered with other settings would be redone.
    ...sandboxSettings,
    PROVIDER_API_URL: options.providerApiUrl,
    PAYMENT_FORM_ORIGINS: `${sandboxSettings.PAYMENT_FORM_ORIGINS} ${options.providerApiUrl}`,
    PORT: String(port),
    CACHE_DIR: cacheDir,
    REVALIDATE_SECONDS: '1',
    // As behind a proxy, whose part each test plays: its visitors share no limit with another's.
    TRUSTED_PROXY_HOPS: '1',
    // Its modules are compiled once for all the sites that the tests start.
    NODE_COMPILE_CACHE: join(folder, '.compile-cache'),
    ...options.env,
  };
  let output = '';
  const start = (): ReturnType<typeof startSiteProcess> =>
    startSiteProcess(folder, origin, environment, (text) => {
      output += text;
    });

  let running = await start();
  return {
    origin,
    cacheDir,
    stop: async () => {
      await running.stop();
      if (options.cacheDir === undefined) await removeFolder(cacheDir);
      if (sharedFolder === undefined) await removeFolder(folder);
    },
    restart: async () => {
      await running.stop();
      running = await start();
    },
    output: () => output,
  };
}
