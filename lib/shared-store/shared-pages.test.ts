import { fakeSharing } from '@/e2e/support/unit/fake-sharing';
import { success } from '../result.ts';
import type { Evaluate } from './connection.ts';
import { DELETE, READ_PAGE, WRITE_PAGE } from './scripts.ts';
import { createSharedPages } from './shared-pages.ts';
import type { SharedPages } from './shared-pages.ts';

const PATH = '/restaurant/la-mama/menu';
const KEY = /^site:page:[0-9a-f]{16}:\/restaurant\/la-mama\/menu$/;
const DAY_MS = 86_400_000;
const page = { bytes: Buffer.from('page'), ageMs: 5 };

describe('a shared page', () => {
  let commands: Parameters<Evaluate>[];
  let revision: number;
  /** The revision of the last announced change that concerned all pages. */
  let everythingRevision: number;
  /** For how long the store has kept each value. */
  let keptMs: number;
  let pages: SharedPages;

  /** The values in the fake store. */
  const stored = new Map<string, { readonly value: unknown; readonly ttlMs: number }>();
  /** Acts like the scripts of the real store, but stores a page of any revision. */
  const evaluate: Evaluate = async (...command) => {
    commands.push(command);
    const [script, keys, values = []] = command;
    const [key = ''] = keys;
    if (script === WRITE_PAGE) stored.set(key, { value: values[0], ttlMs: Number(values[1]) });
    if (script === DELETE) for (const deleted of keys) stored.delete(deleted);
    if (script !== READ_PAGE) return success(1);
    const { value = null, ttlMs = 0 } = stored.get(key) ?? {};
    return success([value, value === null ? -2 : ttlMs - keptMs, everythingRevision]);
  };
  const { changes, ...others } = fakeSharing(evaluate);
  const sharing = { ...others, changes: { ...changes, getRevision: () => revision } };

  beforeEach(() => {
    stored.clear();
    [commands, revision, everythingRevision, keptMs] = [[], 7, 0, 0];
    pages = createSharedPages('release', () => sharing);
  });

  it('is read as it was written, and is older by the time in the store', async () => {
    await pages.write(PATH, page, 60_000);
    keptMs = 250;
    expect(await pages.read(PATH)).toMatchObject({ bytes: page.bytes, ageMs: 255 });
    expect(pages.isOn()).toBe(true);
  });

  it('is read with the key of the page and the key of the last change that concerned all pages', async () => {
    await pages.read(PATH);
    const keys = [expect.stringMatching(KEY), 'site:everything'];
    expect(commands).toEqual([[READ_PAGE, keys]]);
  });

  it.each([
    [6, 'page'],
    [7, 'page'],
    [8, undefined],
  ])(
    'of revision 7 is read, when the last change of all pages has revision %i, as %s',
    async (changedAt, expected) => {
      await pages.write(PATH, page, 60_000);
      everythingRevision = changedAt;
      expect((await pages.read(PATH))?.bytes.toString()).toBe(expected);
    },
  );

  it.each([
    ['another path', 'release', '/terms'],
    ['another release', 'next release', PATH],
  ])('is absent for %s', async (_, namespace, path) => {
    await pages.write(PATH, page, 60_000);
    expect(await createSharedPages(namespace, () => sharing).read(path)).toBeUndefined();
  });

  it.each([
    [60_000, '60000'],
    [1, '1'],
    [1.9, '1'],
    [DAY_MS + 1, String(DAY_MS)],
    [Infinity, String(DAY_MS)],
  ])('that is fresh for %d ms is stored for %s ms', async (freshMs, ttl) => {
    await pages.write(PATH, page, freshMs);
    const keys = [expect.stringMatching(KEY), 'site:revision'];
    expect(commands).toEqual([[WRITE_PAGE, keys, [expect.any(Buffer), ttl, '7']]]);
  });

  it.each([
    ['fresh for less than 1 ms', page, 0.9],
    ['stale', page, -1],
    ['too large', { ...page, bytes: Buffer.alloc(32 * 1024 * 1024 + 1) }, 60_000],
  ])('that is %s is not stored', async (_, given, freshMs) => {
    await pages.write(PATH, given, freshMs);
    expect(commands).toEqual([]);
  });

  it('is stored with the revision from the start of its write', async () => {
    const written = pages.write(PATH, page, 60_000);
    revision = 8;
    await written;
    expect(commands[0]?.[2]?.[2]).toBe('7');
    everythingRevision = 8;
    expect(await pages.read(PATH)).toBeUndefined();
  });

  it('is absent once it is deleted with other pages, and a deletion of no pages sends no command', async () => {
    await pages.write(PATH, page, 60_000);
    await pages.delete([]);
    expect(await pages.read(PATH)).toBeDefined();
    await pages.delete(['/terms', PATH]);
    expect(await pages.read(PATH)).toBeUndefined();
    expect(commands.map(([script]) => script)).toEqual([WRITE_PAGE, READ_PAGE, DELETE, READ_PAGE]);
  });
});
