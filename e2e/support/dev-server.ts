import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withoutSettingsFiles } from '../../lib/config/settings-files.ts';
import { sandboxSettings } from './demo-addresses.ts';
import { getFreePort } from './free-port.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const NEXT = 'node_modules/next/dist/bin/next';
const POLL_MS = 200;

export type DevServer = { readonly origin: string; readonly stop: () => Promise<void> };

/** The development server, for the one page that no build has. Throws when it ends by itself. */
export async function startDevServer(providerApiUrl: string): Promise<DevServer> {
  const port = await getFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [NEXT, 'dev', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      NEXT_TELEMETRY_DISABLED: '1',
      ...withoutSettingsFiles,
      ...sandboxSettings,
      PROVIDER_API_URL: providerApiUrl,
    },
    stdio: 'ignore',
  });
  const kill = (): boolean => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'exit');
  while ((await fetch(`${origin}/manifest.webmanifest`).catch(() => undefined)) === undefined) {
    if (child.exitCode !== null) throw new Error('The development server has ended');
    await wait(POLL_MS);
  }
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', kill);
    },
  };
}
