import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { removeFolder } from '../support/copies/remove-folder.ts';
import type { restrictedFeatures } from './owner-rules.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const LINTER = join(ROOT, 'node_modules/oxlint/bin/oxlint');

/** For each restricted feature: a file that may not use the feature, and code that uses it. */
const violations = {
  environment: ['lib/environment.ts', 'export const mode = process.env.NODE_ENV;'],
  network: ['lib/network.ts', "export const answer = fetch('/terms');"],
  'raw-html': ['lib/raw-html.tsx', 'export const raw = <p dangerouslySetInnerHTML={html} />;'],
  'client-directive': ['components/client-directive.tsx', "'use client';\nexport const one = 1;"],
  'server-actions': ['app/server-actions.ts', "'use server';\nexport const one = 1;"],
  'browser-storage': ['lib/browser-storage.ts', "export const kept = localStorage.getItem('a');"],
  'native-bridge': ['lib/native-bridge.ts', 'export const bridge = window.ReactNativeWebView;'],
  location: ['lib/location.ts', "window.location.href = '/';\nexport {};"],
  'not-found': [
    'app/not-found.ts',
    "export { x };\nimport { notFound as x } from 'next/navigation';",
  ],
} as const satisfies Record<keyof typeof restrictedFeatures, readonly [string, string]>;

const reportShape = z.object({
  diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })),
});

/** Runs the linter. Resolves to a line for each problem that our rules find: rule and file. */
async function findBroken(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'owner-rules-'));
  try {
    for (const file of ['oxlint.config.ts', 'tsconfig.json', 'e2e/repository/owner-rules.ts']) {
      cpSync(join(ROOT, file), join(folder, file), { recursive: true });
    }
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const output = await new Promise<string>((resolveOutput) => {
      const args = [LINTER, '--format=json', ...Object.keys(files)];
      execFile(process.execPath, args, { cwd: folder }, (_error, stdout) => resolveOutput(stdout));
    });
    return reportShape
      .parse(JSON.parse(output))
      .diagnostics.flatMap(({ code, filename }) =>
        code.startsWith('owners') ? [`${code} ${filename}`] : [],
      )
      .toSorted();
  } finally {
    await removeFolder(folder);
  }
}

describe('the rules about restricted features', () => {
  it('report each feature in a file that may not use it', async () => {
    const broken = await findBroken(Object.fromEntries(Object.values(violations)));
    const expected = Object.entries(violations).map(([rule, [file]]) => `owners(${rule}) ${file}`);
    expect(broken).toEqual(expected.toSorted());
  });

  it('accept a feature in the files that may use it, and in tests', async () => {
    const [, environment] = violations.environment;
    const [, storage] = violations['browser-storage'];
    const [, network] = violations.network;
    const broken = await findBroken({
      'lib/config.ts': environment,
      'instrumentation.ts': environment,
      'lib/browser/storage.ts': storage,
      'lib/network.test.ts': network,
      'e2e/support/network.ts': network,
      'components/shown.client.tsx': violations['client-directive'][1],
    });
    expect(broken).toEqual([]);
  });
});
