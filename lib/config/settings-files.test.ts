import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withoutSettingsFiles } from './settings-files.ts';

const MODULE = join(import.meta.dirname, 'settings-files.ts');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeFiles(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

type Options = {
  readonly mode?: 'production' | 'development';
  readonly environment?: Readonly<Record<string, string>>;
  readonly then?: string;
};

/** BRAND_NAME in a process that has loaded the settings files and then run the code in `then`. */
function getBrandName({ mode = 'production', environment = {}, then = '' }: Options): string {
  const script = `
    import { loadSettingsFiles, unloadSettingsFiles } from ${JSON.stringify(MODULE)};
    loadSettingsFiles(${JSON.stringify(folder)}, '${mode}');
    ${then}
    process.stdout.write(process.env.BRAND_NAME ?? 'none');`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { NODE_ENV: 'production', ...environment },
    encoding: 'utf8',
  });
}

describe('loadSettingsFiles', () => {
  it.each([
    ['.env', { '.env': 'BRAND_NAME=a' }, 'a'],
    [
      'the file that is nearest to the machine and the mode',
      {
        '.env': 'BRAND_NAME=a',
        '.env.local': 'BRAND_NAME=b',
        '.env.production': 'BRAND_NAME=c',
        '.env.production.local': 'BRAND_NAME=d',
      },
      'd',
    ],
    [
      'neither development files nor the example',
      { '.env.development': 'BRAND_NAME=e', '.env.example': 'BRAND_NAME=f' },
      'none',
    ],
  ])('uses %s', (_, files, expected) => {
    writeFiles(files);
    expect(getBrandName({})).toBe(expected);
  });

  it('reads the development files in development', () => {
    writeFiles({ '.env.development': 'BRAND_NAME=e', '.env.production': 'BRAND_NAME=c' });
    expect(getBrandName({ mode: 'development' })).toBe('e');
  });

  it.each(['', String.raw`a$b\$c`])('keeps %j, which is in the environment', (value) => {
    writeFiles({ '.env': 'BRAND_NAME=a' });
    expect(getBrandName({ environment: { BRAND_NAME: value } })).toBe(value);
  });

  it('replaces $NAME in a file by the value of NAME, unless it is escaped', () => {
    const lines = ['OTHER=x', String.raw`BRAND_NAME='$OTHER \$OTHER'`];
    writeFiles({ '.env': lines.join('\n') });
    expect(getBrandName({})).toBe('x $OTHER');
  });

  it('reads nothing if the environment says that the files were read, as in a child process', () => {
    writeFiles({ '.env': 'BRAND_NAME=a' });
    expect(getBrandName({ environment: withoutSettingsFiles })).toBe('none');
  });

  it('is undone by unloadSettingsFiles, so that a child process can read the files itself', () => {
    writeFiles({ '.env': 'BRAND_NAME=a' });
    const [variable] = Object.keys(withoutSettingsFiles);
    const reportIsSet = `process.env.BRAND_NAME = String('${variable}' in process.env);`;
    expect(getBrandName({ then: reportIsSet })).toBe('true');
    expect(getBrandName({ then: 'unloadSettingsFiles();' })).toBe('none');
    expect(getBrandName({ then: `unloadSettingsFiles(); ${reportIsSet}` })).toBe('false');
  });
});
