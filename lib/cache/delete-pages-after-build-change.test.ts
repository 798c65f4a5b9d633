import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { whileReadOnly } from '@/e2e/support/unit/read-only-folder';
import { createBoundedPageStore } from './bounded-page-store.ts';
import type { PageStore } from './bounded-page-store.ts';
import type { CacheEntry } from './entry.ts';
import { createFileStore } from './store/file-store.ts';
import type { ByteStore } from './store/file-store.ts';
import { deletePagesAfterBuildChange } from './delete-pages-after-build-change.ts';

const PAGE: CacheEntry = { value: null, lastModified: 1, scriptHashes: [] };
const MEMORY_BYTES = 10_000;

describe('the start of a release', () => {
  let root: string;

  const openFolder = (folder: string): ByteStore =>
    createFileStore({
      dir: path.join(root, folder),
      maxEntries: 10,
      maxBytes: 10_000,
      onError: () => undefined,
      onWritten: () => undefined,
      onEviction: () => undefined,
    });
  const start = async (build: string): Promise<PageStore> => {
    const pages = createBoundedPageStore(MEMORY_BYTES, openFolder('pages'), build);
    await deletePagesAfterBuildChange({
      pages,
      lastBuild: openFolder('last-build'),
      namespace: build,
    });
    return pages;
  };

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'last-build-'));
    await mkdir(path.join(root, 'pages'));
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('keeps the pages when the previous process was of the same release', async () => {
    await (await start('one')).set('/terms', PAGE);
    expect(await (await start('one')).get('/terms')).toEqual(PAGE);
  });

  it('deletes the pages of the release when another release has run since', async () => {
    await (await start('one')).set('/terms', PAGE);
    await start('two');
    expect(await (await start('one')).get('/terms')).toBeUndefined();
  });

  it('deletes pages that the release stored after another release had started', async () => {
    const running = await start('one');
    await start('two');
    await running.set('/terms', PAGE);
    expect(await (await start('one')).get('/terms')).toBeUndefined();
  });

  it('reads no old page of the release while the disk cannot be written, and none afterwards', async () => {
    const running = await start('one');
    await start('two');
    await running.set('/terms', PAGE);
    await whileReadOnly(path.join(root, 'pages'), async () => {
      expect(await (await start('one')).get('/terms')).toBeUndefined();
    });
    expect(await (await start('one')).get('/terms')).toBeUndefined();
  });
});
