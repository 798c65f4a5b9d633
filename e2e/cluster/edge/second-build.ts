import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from '../../support/servers/site.ts';
import { copySources } from '../../support/copies/source-copy.ts';
import { sandboxSettings } from '../../support/demo/demo-settings.ts';

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
export async function buildChangedSite(): Promise<string> {
  const root = await copySources();
  for (const [file, from, to] of CHANGES) {
    const source = readFileSync(join(root, file), 'utf8');
    if (!source.includes(from)) throw new Error(`${file} has no '${from}'`);
    writeFileSync(join(root, file), source.replace(from, to));
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['e2e/commands/build.ts'], {
    cwd: root,
    // `IS_TEST_BUILD` skips the check of types, which would refuse `globalThis.isSecondBuild`.
    env: { ...process.env, ...sandboxSettings, IS_TEST_BUILD: '1' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The second build failed\n${stdout}\n${stderr}`);
  const folder = mkdtempSync(join(tmpdir(), 'second-build-'));
  const standalone = join(root, '.next/standalone');
  cpSync(standalone, folder, { recursive: true, verbatimSymlinks: true });
  await removeFolder(root);
  return folder;
}

/** The paths at which the site serves the static files of the build in `folder`. */
export function listStaticFiles(folder: string): readonly string[] {
  const files = globSync('.next/static/**/*.*', { cwd: folder });
  return files.map((file) => `/_next${file.slice('.next'.length)}`);
}
