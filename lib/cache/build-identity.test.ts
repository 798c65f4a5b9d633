import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuildIdentity } from './build-identity.ts';

describe('the identity of the build', () => {
  let dir: string;
  let getBuildIdentity: () => BuildIdentity;
  let fingerprint: string;

  /** Loads the modules again, because a process reads its settings and its identity only once. */
  const startProcess = async (env: Readonly<Record<string, string>> = {}): Promise<void> => {
    jest.resetModules();
    jest.replaceProperty(process, 'env', { ...process.env, ...env });
    jest.spyOn(process, 'cwd').mockReturnValue(dir);
    const { getSettings, getSettingsFingerprint } = await import('../config.ts');
    fingerprint = getSettingsFingerprint(getSettings());
    ({ getBuildIdentity } = await import('./build-identity.ts'));
  };

  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'build-'));
  });
  afterEach(() => rm(dir, { recursive: true }));

  it('names build, settings and provider, and recognises the settings of the build', async () => {
    await mkdir(path.join(dir, '.next'));
    await writeFile(path.join(dir, '.next/BUILD_ID'), 'b1\n');
    await startProcess({ PROVIDER_API_URL: 'https://api.example' });
    await writeFile(path.join(dir, 'settings-fingerprint'), fingerprint);

    expect(getBuildIdentity()).toEqual({
      namespace: `b1:${fingerprint}:https://api.example`,
      hasSameSettings: true,
    });
    expect(getBuildIdentity()).toBe(getBuildIdentity());
  });

  it("names the build 'unknown' and recognises no settings when there is no build", async () => {
    await startProcess();

    expect(getBuildIdentity()).toEqual({
      namespace: `unknown:${fingerprint}:`,
      hasSameSettings: false,
    });
  });
});
