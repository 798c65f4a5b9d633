import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { whileReadOnly } from '@/e2e/support/unit/read-only-folder';
import { isMissingFile, listNames, readBytesOf, removeFile } from './disk-files.ts';

/** A name so long that every access to the file or folder fails with ENAMETOOLONG. */
const TOO_LONG_NAME = 'x'.repeat(300);

describe('the disk', () => {
  let dir: string;
  let folder: string;
  const at = (...names: readonly string[]): string => path.join(folder, ...names);
  const exists = (file: string): Promise<boolean> =>
    access(file).then(
      () => true,
      () => false,
    );

  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'disk-files-'));
    folder = path.join(dir, 'entries');
    await mkdir(at('folder'), { recursive: true });
    await writeFile(at('folder', 'inner'), 'x');
    await writeFile(at('file'), 'ciorbă');
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  it.each([
    ['file', 'ciorbă'],
    // A folder is read as no bytes. The store then removes the folder as a damaged entry.
    ['folder', ''],
  ])('gives the bytes of a %s as "%s"', async (name, expected) => {
    expect((await readBytesOf(at(name))).toString()).toBe(expected);
  });

  it.each([
    ['a missing file', ['missing'], 'ENOENT', true],
    ['a file below a file', ['file', 'x'], 'ENOTDIR', false],
    ['a file with too long a name', [TOO_LONG_NAME], 'ENAMETOOLONG', false],
  ])(
    'gives an error for the bytes of %s, and only a missing file counts as absent',
    async (...row) => {
      const [, names, code, expected] = row;
      const error: unknown = await readBytesOf(at(...names)).catch((caught: unknown) => caught);
      expect(error).toMatchObject({ code });
      expect(isMissingFile(error)).toBe(expected);
    },
  );

  it.each([undefined, null, 'ENOENT', new Error('ENOENT'), { code: 2 }])(
    'does not count a file as absent because of the error %j',
    (error) => {
      expect(isMissingFile(error)).toBe(false);
    },
  );

  it.each([
    ['a folder', ['file', 'folder'], []],
    ['a missing folder', [], ['missing']],
    ['a file in the place of a folder', [], ['file']],
  ])('has in %s the names %j', async (_, expected, names) => {
    expect((await listNames(at(...names))).toSorted()).toEqual(expected);
  });

  it('gives an error for the names in a folder with too long a name', async () => {
    await expect(listNames(at(TOO_LONG_NAME))).rejects.toMatchObject({ code: 'ENAMETOOLONG' });
  });

  it.each([
    ['a file', ['file'], 7],
    ['a folder with its files', ['folder'], expect.any(Number)],
    ['a missing file', ['missing'], undefined],
    ['a file below a file', ['file', 'x'], undefined],
  ])('removes %s and tells its size, or undefined if it is missing', async (_, names, expected) => {
    expect(await removeFile(at(...names))).toEqual(expected);
    expect(await exists(at(...names))).toBe(false);
  });

  it('gives an error for a removal that fails, but not for a missing file', async () => {
    await whileReadOnly(folder, async () => {
      expect(await removeFile(at('missing'))).toBeUndefined();
      await expect(removeFile(at('file'))).rejects.toThrow(/^E(?:ACCES|PERM|ROFS)/);
    });
    expect(await exists(at('file'))).toBe(true);
    await expect(removeFile(at(TOO_LONG_NAME))).rejects.toMatchObject({ code: 'ENAMETOOLONG' });
  });
});
