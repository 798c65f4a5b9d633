import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createFileStore, type ByteStore } from './file-store.ts';

const OLD = Buffer.from('old');
const NEW = Buffer.from('new');
const OTHERS = Array.from({ length: 20 }, (_, number) => `other-${number}`);

/**
 * A deletion waits for its turn behind other changes. While it waits, a reader must not get the old
 * value.
 */
describe('a value whose deletion waits for its turn', () => {
  let dir: string;
  let store: ByteStore;

  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'file-store-'));
    store = createFileStore({
      dir,
      maxEntries: 100,
      maxBytes: 1_000_000,
      onError: (error) => {
        throw error;
      },
      onWritten: () => undefined,
      onEviction: () => undefined,
    });
    await store.set('menu', OLD);
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  const writeOthers = (): Promise<unknown> => Promise.all(OTHERS.map((key) => store.set(key, NEW)));

  it.each<[string, () => Promise<void>]>([
    ['alone', () => store.delete('menu')],
    ['with all others', () => store.clear()],
  ])('is absent at once when it is deleted %s', async (_, remove) => {
    const written = writeOthers();
    const removed = remove();
    expect(await store.get('menu')).toBeUndefined();
    await Promise.all([written, removed]);
    expect(await store.get('menu')).toBeUndefined();
    expect(store.hasUndeleted()).toBe(false);
  });

  it('is absent at once and stays absent, although a write of the value waits before the deletion', async () => {
    const written = [store.set('menu', OLD), writeOthers()];
    const removed = store.delete('menu');
    let isRemoved = false;
    void removed.then(() => (isRemoved = true));
    while (!isRemoved) {
      expect(await store.get('menu')).toBeUndefined();
      await nextTurn();
    }
    await Promise.all(written);
  });

  it('can be set again before the deletion has its turn', async () => {
    const changes = [writeOthers(), store.delete('menu'), store.set('menu', NEW)];
    await Promise.all(changes);
    expect(await store.get('menu')).toEqual(NEW);
    await Promise.all([store.clear(), store.set('menu', OLD)]);
    expect(await store.get('menu')).toEqual(OLD);
  });
});
