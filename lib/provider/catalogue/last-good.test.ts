import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFileStore } from '@/lib/cache/store/file-store';
import type { ByteStore } from '@/lib/cache/store/file-store';
import { createLastGood } from './last-good.ts';

const copy = { receivedAt: 1_700_000_000_000, body: { categories: [{ name: 'Ciorbe' }] } };

describe('the last good copies', () => {
  let dir: string;
  const openDisk = (): ByteStore =>
    createFileStore({
      dir,
      maxEntries: 10,
      maxBytes: 100_000,
      onError: () => undefined,
      onWritten: () => undefined,
      onEviction: () => undefined,
    });

  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'last-good-'));
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  it('are read after a restart, separately for each kind', async () => {
    await createLastGood('menu', openDisk()).write('la-mama', copy);

    expect(await createLastGood('menu', openDisk()).read('la-mama')).toEqual(copy);
    expect(await createLastGood('restaurants', openDisk()).read('la-mama')).toBeUndefined();
  });

  it('are absent when they were deleted, or not written', async () => {
    const copies = createLastGood('menu', openDisk());
    await copies.write('la-mama', copy);
    await copies.delete('la-mama');

    expect(await copies.read('la-mama')).toBeUndefined();
    expect(await copies.read('another')).toBeUndefined();
  });

  it.each(['{', '{}', 'null', '{"receivedAt":"today","body":{}}'])(
    'are absent when the stored text is not valid: %s',
    async (text) => {
      const store = openDisk();
      await store.set('menu:la-mama', Buffer.from(text));

      expect(await createLastGood('menu', store).read('la-mama')).toBeUndefined();
    },
  );
});

describe('the folder of the last good copies', () => {
  let cacheDir: string;
  beforeEach(async () => {
    cacheDir = await mkdtemp(path.join(tmpdir(), 'last-good-'));
  });
  afterEach(() => rm(cacheDir, { recursive: true, force: true }));

  // If a release changed the folder's name, it would not find the copies of earlier releases.
  it.each([
    ['https://api.example', 'e91cdb47052c095b'],
    ['https://api2.example', '5b59b74c66511277'],
    [undefined, 'e3b0c44298fc1c14'],
  ])('of the provider at %s is %s', async (providerApiUrl, folder) => {
    jest.resetModules();
    jest.replaceProperty(process, 'env', {
      ...process.env,
      CACHE_DIR: cacheDir,
      PROVIDER_API_URL: providerApiUrl,
    });
    const { openLastGoodStore } = await import('./last-good.ts');
    await openLastGoodStore().set('key', Buffer.from('value'));

    expect(await readdir(path.join(cacheDir, 'last-good'))).toEqual([folder]);
  });
});
