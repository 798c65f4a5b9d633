import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

const ONE_WAY = {
  'lib/menu/price.ts':
    "import type { Language } from '../texts/language.ts';\nexport type Price = Language;\n",
  'lib/menu/weight.ts': 'export type Weight = number;\n',
  'lib/texts/language.ts': 'export type Language = string;\n',
};
/** The two folders import each other, but no two files do. */
const CYCLE = {
  ...ONE_WAY,
  'lib/texts/words.ts':
    "import type { Weight } from '../menu/weight.ts';\nexport type Words = Weight;\n",
};

function cruise(sources: Readonly<Record<string, string>>): {
  status: number | null;
  text: string;
} {
  const folder = mkdtempSync(join(tmpdir(), 'folders-'));
  try {
    for (const [file, text] of Object.entries({ ...sources, 'tsconfig.json': '{}' })) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const command = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
    const config = `--config=${join(ROOT, '.dependency-cruiser.folders.cjs')}`;
    const { status, stdout } = spawnSync(process.execPath, [command, config, 'lib'], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, text: stdout };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the rule about cycles of folders', () => {
  it('reports a cycle of type imports', () => {
    const { status, text } = cruise(CYCLE);
    expect(text).toContain('error no-cycles-of-folders: lib/menu');
    expect(status).not.toBe(0);
  });

  it('accepts imports in one direction', () => {
    expect(cruise(ONE_WAY)).toMatchObject({ status: 0 });
  });
});
