import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CacheHandlerContext } from 'next/dist/server/lib/incremental-cache/index.js';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import type * as BuildSeeds from './build-seeds.ts';

describe('what the build left for the page cache', () => {
  let dir: string;
  let serverDistDir: string;
  let seeds: typeof BuildSeeds;
  let fingerprint: string;

  /** The identity of the build is read once per process. */
  const startProcess = async (env: Readonly<Record<string, string>> = {}): Promise<void> => {
    jest.resetModules();
    jest.replaceProperty(process, 'env', { ...process.env, ...env });
    jest.spyOn(process, 'cwd').mockReturnValue(dir);
    const { getSettings, getSettingsFingerprint } = await import('../config.ts');
    fingerprint = getSettingsFingerprint(getSettings());
    seeds = await import('./build-seeds.ts');
  };

  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'seeds-'));
    serverDistDir = path.join(dir, 'server');
    await mkdir(serverDistDir);
  });
  afterEach(() => rm(dir, { recursive: true }));

  it('is identified by build, settings and provider', async () => {
    await writeFile(path.join(dir, 'BUILD_ID'), 'b1\n');
    await startProcess({ PROVIDER_API_URL: 'https://api.example' });
    await writeFile(path.join(dir, 'settings-fingerprint'), fingerprint);

    const identity = seeds.getBuildIdentity(serverDistDir);
    expect(identity).toEqual({
      namespace: `b1:${fingerprint}:https://api.example`,
      hasSameSettings: true,
    });
    expect(seeds.getBuildIdentity(undefined)).toBe(identity);
  });

  it.each([
    ['there is no build', () => undefined],
    ['the build has no id', () => serverDistDir],
  ])('has other settings and no id when %s', async (_, findServer) => {
    await startProcess();
    expect(seeds.getBuildIdentity(findServer())).toEqual({
      namespace: `unknown:${fingerprint}:`,
      hasSameSettings: false,
    });
  });

  it('cannot be read without a file system or a folder', async () => {
    await startProcess();
    const context: CacheHandlerContext = JSON.parse('{"_requestHeaders":{}}');
    expect(seeds.openBuildSeeds(context)).toBeUndefined();
    expect(seeds.openBuildSeeds({ ...context, fs: nodeFs })).toBeUndefined();
    expect(seeds.openBuildSeeds({ ...context, serverDistDir })).toBeUndefined();
    expect(seeds.openBuildSeeds({ ...context, fs: nodeFs, serverDistDir })).toBeDefined();
  });
});
