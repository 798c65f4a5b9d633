import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copySources } from '../../support/servers/source-copy.ts';
import { sandboxSettings } from '../../commands/demo-settings.ts';
import { removeFolder, startSite } from '../../support/servers/site.ts';
import type { RunningSite, SiteOptions } from '../../support/servers/site.ts';
import { test as base } from './edge-test.ts';

const BUILD_MS = 300_000;
const PUBLISH = resolve(import.meta.dirname, '../../../deploy/image/publish-assets.mjs');

/** Each edit changes the content of built files, and so the hash in their names. */
const CHANGES = [
  ['styles/_tokens.scss', '#fffbf4', '#fffbf5'],
  [
    'lib/browser/storage.ts',
    'export function ',
    'globalThis.isSecondBuild = true;\nexport function ',
  ],
] as const;

/** Builds the site with `CHANGES`. Resolves to the path of a copy of the standalone folder. */
async function buildChangedSite(): Promise<string> {
  const root = await copySources();
  for (const [file, from, to] of CHANGES) {
    const source = readFileSync(join(root, file), 'utf8');
    if (!source.includes(from)) throw new Error(`${file} has no '${from}'`);
    writeFileSync(join(root, file), source.replace(from, to));
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['e2e/commands/build.ts'], {
    cwd: root,
    env: { ...process.env, ...sandboxSettings, IS_TEST_BUILD: '1' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The second build failed\n${stdout}\n${stderr}`);
  const folder = mkdtempSync(join(tmpdir(), 'second-build-'));
  cpSync(join(root, '.next/standalone'), folder, { recursive: true, verbatimSymlinks: true });
  await removeFolder(root);
  return folder;
}

export function listStaticFiles(folder: string): readonly string[] {
  const files = globSync('.next/static/**/*.*', { cwd: folder });
  return files.map((file) => `/_next${file.slice('.next'.length)}`);
}

type StartRelease = (port?: number, env?: SiteOptions['env']) => Promise<RunningSite>;

type Builds = {
  readonly first: string;
  readonly second: string;
  readonly onlyInFirst: readonly string[];
  readonly onlyInSecond: readonly string[];
  readonly startFirst: StartRelease;
  readonly startSecond: StartRelease;
};

type TestParts = {
  /** A folder with the published files of the first build, for `EDGE_ASSETS_DIR`. */
  readonly published: string;
};

export const test = base.extend<TestParts, { readonly builds: Builds }>({
  builds: [
    async ({ sandbox }, provide) => {
      const first = process.env.BUILT_SITE_COPY ?? '';
      const second = await buildChangedSite();
      const [firstFiles, secondFiles] = [listStaticFiles(first), listStaticFiles(second)];
      const startFrom = async (
        folder: string,
        ...[port, env = {}]: Parameters<StartRelease>
      ): Promise<RunningSite> => {
        // `startSite` runs the build in the folder that `BUILT_SITE_COPY` names.
        process.env.BUILT_SITE_COPY = folder;
        const options = {
          providerApiUrl: sandbox.origin,
          env,
          ...(port !== undefined && { port }),
        };
        return startSite(options).finally(() => {
          process.env.BUILT_SITE_COPY = first;
        });
      };
      await provide({
        first,
        second,
        onlyInFirst: firstFiles.filter((file) => !secondFiles.includes(file)),
        onlyInSecond: secondFiles.filter((file) => !firstFiles.includes(file)),
        startFirst: (...options) => startFrom(first, ...options),
        startSecond: (...options) => startFrom(second, ...options),
      });
      await removeFolder(second);
    },
    { scope: 'worker', timeout: BUILD_MS },
  ],
  published: async ({ builds }, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'shared-assets-'));
    chmodSync(folder, 0o755);
    const { status, stderr } = spawnSync(
      process.execPath,
      [PUBLISH, join(builds.first, '.next/static'), folder],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`publish-assets.mjs failed\n${stderr}`);
    await provide(folder);
    await removeFolder(folder);
  },
});

export { expect } from './edge-test.ts';
