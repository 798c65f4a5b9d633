import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyStartFiles } from './copy-start-files.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'copied-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('copyStartFiles', () => {
  it('leaves out tests and `src` folders of packages, but not a repository in a folder called `src`', () => {
    const root = join(folder, 'src');
    symlinkSync(ROOT, root);
    const target = join(folder, 'standalone');
    copyStartFiles(root, target);
    const isCopied = (path: string): boolean => existsSync(join(target, path));
    expect(
      ['start.mjs', 'lib/config.ts', 'node_modules/zod/index.js'].filter(isCopied),
    ).toHaveLength(3);
    expect(['node_modules/zod/src', 'lib/config/settings-files.test.ts'].filter(isCopied)).toEqual(
      [],
    );
  });
});
