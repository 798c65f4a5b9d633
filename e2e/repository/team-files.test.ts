import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const findAll = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

describe("the editor's settings", () => {
  const folders = findAll(read('.vscode/settings.json'), /tsdk(?:\.path)?": "([^"]+)"/g);

  it('name a TypeScript in two settings', () => {
    expect(folders).toHaveLength(2);
  });

  it.each([...new Set(folders)])('name a TypeScript that starts: %s', (folder) => {
    const request = { seq: 1, type: 'request', command: 'status' };
    const { stdout } = spawnSync(process.execPath, [join(ROOT, folder, 'tsserver.js')], {
      input: `${JSON.stringify(request)}\n`,
      encoding: 'utf8',
    });
    expect(stdout).toMatch(/"command":"status".*"version":"6\.\d+\.\d+"/);
  });

  it('ask for LF line endings and an indentation of two spaces', () => {
    const lines = read('.editorconfig').split('\n');
    expect(lines).toEqual(
      expect.arrayContaining(['end_of_line = lf', 'indent_style = space', 'indent_size = 2']),
    );
    expect(read('.gitattributes')).toContain('* text=auto eol=lf\n');
  });
});

describe('the workflow on GitHub', () => {
  const workflow = read('.github/workflows/ci.yml');

  it('runs .ci/run, which is executable', () => {
    expect(workflow).toContain('run: .ci/run\n');
    expect(() => accessSync(join(ROOT, '.ci/run'), constants.X_OK)).not.toThrow();
  });

  it('pins each action to a commit and has only read permission', () => {
    const actions = findAll(workflow, /uses: (\S+)/g);
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
    expect(findAll(workflow, /^ *(\w+: (?:read|write)(?:-all)?)$/gm)).toEqual(['contents: read']);
  });

  it('uploads the folder that the checks write to', () => {
    const [folder = ''] = findAll(workflow, /path: (\S+)/g);
    expect(folder).not.toBe('');
    expect(read('e2e/commands/checks/run-checks.mjs')).toContain(`'${folder}'`);
  });
});

describe('the rules for updates', () => {
  const rules = read('.github/renovate.json5');

  it('name packages that are installed', () => {
    const lists = findAll(rules, /match(?:Package|Dep)Names: \[([^\]]+)\]/g);
    const names = lists.flatMap((list) => findAll(list, /'([^']+)'/g));
    expect(names.length).toBeGreaterThan(10);
    const locked = read('package-lock.json');
    const isInstalled = (name: string): boolean =>
      locked.includes(`"node_modules/${name.endsWith('**') ? name.slice(0, -2) : `${name}"`}`);
    expect(names.filter((name) => !isInstalled(name))).toEqual([]);
  });

  it('match a browser version in every file that managerFilePatterns selects', () => {
    const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
    // In a string of `renovate.json5` a backslash is written twice.
    const patterns = findAll(rules, /managerFilePatterns: \['\/(.+?)\/'\]/g).map(
      (pattern) => new RegExp(pattern.replaceAll('\\\\', '\\')),
    );
    const [versionPattern = ''] = findAll(rules, /matchStrings: \["(.+?)"\]/g);
    expect(versionPattern).not.toBe('');
    expect(patterns).toHaveLength(rules.split('managerFilePatterns').length - 1);
    for (const pattern of patterns) {
      const matching = files.filter((file) => pattern.test(file));
      expect(matching).not.toEqual([]);
      for (const file of matching) expect(read(file)).toMatch(new RegExp(versionPattern));
    }
  });
});
