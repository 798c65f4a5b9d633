import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseSettings } from '../../lib/config.ts';
import { listSettings } from '../../lib/config/settings.ts';
import { formatEnvExample, formatSettingsDocument } from '../support/rules/settings-documents.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const LOADER = resolve(ROOT, 'lib/config/settings-files.ts');
const read = (file: string): string => readFileSync(resolve(ROOT, file), 'utf8');

describe('the documents about settings', () => {
  // After a failure here, run `npm run document-settings`.
  it('have every setting in docs/settings.md, with its meaning and default', () => {
    expect(read('docs/settings.md')).toBe(formatSettingsDocument());
  });
});

describe('.env.example', () => {
  it('is what npm run document-settings writes', () => {
    expect(read('.env.example')).toBe(formatEnvExample());
  });

  it('changes no setting, also when the # before each setting is removed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'env-example-'));
    const script = `
      import { loadSettingsFiles } from ${JSON.stringify(LOADER)};
      loadSettingsFiles(${JSON.stringify(folder)}, 'production');
      process.stdout.write(JSON.stringify(process.env));`;
    const load = (text: string): Record<string, string | undefined> => {
      writeFileSync(join(folder, '.env.local'), text);
      const args = ['--input-type=module', '--eval', script];
      const options = { env: { NODE_ENV: 'production' as const }, encoding: 'utf8' as const };
      return JSON.parse(execFileSync(process.execPath, args, options));
    };
    try {
      const example = read('.env.example');
      const names = listSettings().map(({ name }) => name);
      expect(Object.keys(load(example)).filter((name) => names.includes(name))).toEqual([]);
      const uncommented = load(example.replace(/^#(?=\w)/gm, ''));
      expect(Object.keys(uncommented)).toEqual(expect.arrayContaining(names));
      expect(parseSettings(uncommented, 'build')).toEqual(parseSettings({}, 'build'));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
