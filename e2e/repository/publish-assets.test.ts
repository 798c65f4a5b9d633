import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const SCRIPT = resolve(import.meta.dirname, '../../deploy/image/publish-assets.mjs');
const DAY_S = 86_400;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, files: Readonly<Record<string, string>>): string {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, file, '..'), { recursive: true });
    writeFileSync(join(folder, name, file), content);
  }
  return join(folder, name);
}
const shared = (file = ''): string => join(folder, 'shared', file);
const publish = (...args: readonly string[]): number | null =>
  spawnSync(process.execPath, [SCRIPT, ...args], { cwd: folder, encoding: 'utf8' }).status;

describe('publish-assets.mjs', () => {
  it('adds the files of a build to those of earlier builds', () => {
    mkdirSync(shared());
    expect(publish(write('first', { 'chunks/a.js': 'a', 'media/f.woff2': 'f' }), shared())).toBe(0);
    expect(publish(write('second', { 'chunks/b.js': 'b', 'media/f.woff2': 'f' }), shared())).toBe(
      0,
    );
    expect(readdirSync(shared('chunks')).toSorted()).toEqual(['a.js', 'b.js']);
    expect(readFileSync(shared('chunks/a.js'), 'utf8')).toBe('a');
    expect(readdirSync(shared('media'))).toEqual(['f.woff2']);
  });

  it('accepts relative paths', () => {
    write('first', { 'chunks/a.js': 'a' });
    expect(publish('./first/', './shared')).toBe(0);
    expect(readdirSync(shared())).toEqual(['chunks']);
    expect(readFileSync(shared('chunks/a.js'), 'utf8')).toBe('a');
  });

  it('replaces a file that was copied in part', () => {
    write('shared', { 'chunks/a.js': 'hal' });
    publish(write('first', { 'chunks/a.js': 'half' }), shared());
    expect(readFileSync(shared('chunks/a.js'), 'utf8')).toBe('half');
  });

  const setAge = (file: string, days: number): void => {
    const at = Date.now() / 1_000 - days * DAY_S;
    utimesSync(shared(file), at, at);
  };
  const listShared = (): readonly string[] => readdirSync(shared()).toSorted();

  it('removes files older than 90 days that the build does not have', () => {
    write('shared', { 'old.js': 'o', 'recent.js': 'r', 'kept.js': 'k' });
    setAge('old.js', 91);
    setAge('recent.js', 89);
    setAge('kept.js', 91);
    publish(write('first', { 'kept.js': 'k' }), shared());
    expect(listShared()).toEqual(['kept.js', 'recent.js']);
  });

  it('keeps the files of a release for 90 days after the start of the next release', () => {
    const passDays = (days: number): void => {
      for (const file of listShared()) {
        const at = statSync(shared(file)).mtimeMs / 1_000 - days * DAY_S;
        utimesSync(shared(file), at, at);
      }
    };
    const [first, second, third] = ['1.js', '2.js', '3.js'].map((name) =>
      write(name, { [name]: '' }),
    );
    publish(first ?? '', shared());
    passDays(200);
    publish(second ?? '', shared());
    expect(listShared()).toEqual(['1.js', '2.js']);
    passDays(60);
    publish(third ?? '', shared());
    expect(listShared()).toEqual(['1.js', '2.js', '3.js']);
    passDays(31);
    publish(third ?? '', shared());
    expect(listShared()).toEqual(['2.js', '3.js']);
    passDays(60);
    publish(third ?? '', shared());
    expect(listShared()).toEqual(['3.js']);
  });

  it('ends with exit code 1 without arguments', () => {
    expect(publish()).toBe(1);
  });
});
