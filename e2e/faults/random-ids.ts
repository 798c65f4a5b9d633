import { readdir } from 'node:fs/promises';
import { routes } from '../../lib/addresses/routes.ts';
import { sendRaw } from '../support/browser/raw-request.ts';
import { addCell, readMemoryMb, test } from './fault-test.ts';

/** The site needs some memory for any visits, so disk and memory are measured after the first. */
const IDS_BEFORE = 2_000;
const IDS = 10_000;
const IDS_AT_ONCE = 20;
const MOST_FILES = 10;
const MOST_MEMORY_MB = 32;

export function testRandomIds(): void {
  test('random ids', async ({ start }) => {
    const site = await start();
    const getStatus = async (): Promise<number> => {
      const path = routes.menu({ restaurantId: `nimeni-${crypto.randomUUID()}` });
      return (await sendRaw(site.origin, path)).status;
    };
    const visitUnknown = async (count: number): Promise<readonly number[]> => {
      const statuses: number[] = [];
      while (statuses.length < count) {
        statuses.push(...(await Promise.all(Array.from({ length: IDS_AT_ONCE }, getStatus))));
      }
      return statuses;
    };
    const countFiles = async (): Promise<number> =>
      (await readdir(site.cacheDir, { recursive: true })).length;
    await visitUnknown(IDS_BEFORE);
    const [filesBefore, memoryBefore] = [await countFiles(), await readMemoryMb(site)];
    const others = (await visitUnknown(IDS)).filter((status) => status !== 404);
    addCell('Random ids', 'without 404', `${others.length}/${IDS}`)(others).toEqual([]);
    const files = (await countFiles()) - filesBefore;
    addCell('Random ids', 'new files', `${files}`)(files).toBeLessThan(MOST_FILES);
    const memory = (await readMemoryMb(site)) - memoryBefore;
    addCell('Random ids', 'memory', `${memory} MB`)(memory).not.toBeGreaterThan(MOST_MEMORY_MB);
  });
}
