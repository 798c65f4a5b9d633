import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskProbe } from './readiness.ts';

const KEEP_FOR_MS = 5_000;

describe('the probe of a folder', () => {
  let root: string;
  let time: number;
  const now = (): number => time;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'probe-'));
    time = 1_000_000;
  });
  afterEach(() => rm(root, { recursive: true }));

  it('reports a folder that does not exist yet as writable, and leaves no file', async () => {
    const dir = join(root, 'new/folder');
    expect(await createDiskProbe(dir, now)()).toBe(true);
    expect(await readdir(dir)).toEqual([]);
  });

  it.each([
    ['reuses its result until its period has ended', KEEP_FOR_MS - 1, true],
    ['tries again when the period of its result has ended', KEEP_FOR_MS, false],
    ['tries again when the clock was set back', -1, false],
  ])('%s (%i ms)', async (_, ms, expected) => {
    const dir = join(root, 'folder');
    const probe = createDiskProbe(dir, now);
    expect(await probe()).toBe(true);
    await rm(dir, { recursive: true });
    await writeFile(dir, '');
    time += ms;
    expect(await probe()).toBe(expected);
  });
});
