import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const COMMITTED = join(ROOT, 'styles/fonts');

describe('npm run fonts', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('writes exactly the committed files, including the licences', () => {
    const args = ['e2e/commands/subset-fonts.mjs', folder];
    const options = { cwd: ROOT, encoding: 'utf8' } as const;
    const { status, stderr } = spawnSync(process.execPath, args, options);
    expect([status, stderr]).toEqual([0, '']);
    expect(readdirSync(folder)).toEqual(readdirSync(COMMITTED));
    const differing = readdirSync(folder).filter(
      (name) => !readFileSync(join(folder, name)).equals(readFileSync(join(COMMITTED, name))),
    );
    expect(differing).toEqual([]);
  }, 60_000);
});
