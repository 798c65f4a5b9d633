import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { serialize } from 'node:v8';
import { routes } from '../../lib/addresses/routes.ts';
import { sendRaw } from '../support/browser/raw-request.ts';
import type { RawAnswer } from '../support/browser/raw-request.ts';
import { RESTAURANT_ID } from '../support/pages/site-pages.ts';
import { expect } from '../support/servers/fixtures.ts';
import { REVALIDATE_SECRET, sendSignedCall } from '../support/servers/signed-call.ts';
import { nodeWithoutRootRights } from '../support/servers/site.ts';
import { addCell, addRecovery, lastingKinds, namedKinds, PERIOD_MS } from './fault-test.ts';
import { test, visitAll } from './fault-test.ts';

const DISK = 'Cache folder that fails (disk)';
/** Some damaged files contain this text. No page may show it. */
const DAMAGE_TEXT = 'text-din-alta-versiune';
const FAILURE_LINE = '"msg":"Disk of a store failed"';
/**
 * How many stores on the disk a site without `REDIS_URL` has: for pages, for previews, for the
 * build that ran last, and for last good copies of menus and of the list.
 */
const STORES = 5;
const DISK_BYTES = 16_777_216;
const FILLER = 'filler';
const VANISHED_ID = 'cedrul-verde';

type DiskFault = {
  readonly name: string;
  readonly begin: (cacheDir: string) => Promise<unknown>;
  readonly end?: (cacheDir: string) => Promise<unknown>;
  /** The cache folder must be a small file system of its own. Only root can mount one. */
  readonly needsMount?: true;
};

const run = (program: string, ...args: readonly string[]): Promise<unknown> =>
  promisify(execFile)(program, args);

const setRights =
  (rights: string) =>
  (cacheDir: string): Promise<unknown> =>
    // Without root, `chmod` cannot open a folder from which it has just taken the rights.
    run('chmod', '-R', rights, cacheDir).catch(() => undefined);

const rewriteFiles =
  (rewrite: (file: string) => Promise<unknown>) =>
  async (cacheDir: string): Promise<void> => {
    const entries = await readdir(cacheDir, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    for (const { parentPath, name } of files) await rewrite(join(parentPath, name));
  };

const rewriteBytes = (change: (bytes: Buffer, file: string) => Buffer): DiskFault['begin'] =>
  rewriteFiles(async (file) => {
    // The site may have deleted the file.
    const bytes = await readFile(file).catch(() => undefined);
    if (bytes !== undefined) await writeFile(file, change(bytes, file));
  });

/** With the digest that `lib/file-store.ts` checks. */
const replaceContent = (page: object, answer: object): DiskFault['begin'] =>
  rewriteBytes((_, file) => {
    const isPage = file.includes(`${sep}pages${sep}`);
    const content = isPage ? serialize(page) : Buffer.from(JSON.stringify(answer));
    return Buffer.concat([createHash('sha256').update(content).digest(), content]);
  });

export const notWritable: DiskFault = {
  name: 'not writable',
  begin: setRights('a-w'),
  end: setRights('u+rwX'),
};

export const diskFaults: readonly DiskFault[] = [
  {
    name: 'full',
    needsMount: true,
    begin: (cacheDir) =>
      expect(writeFile(join(cacheDir, FILLER), Buffer.alloc(DISK_BYTES))).rejects.toThrow('ENOSPC'),
    end: (cacheDir) => rm(join(cacheDir, FILLER)),
  },
  {
    name: 'read-only',
    needsMount: true,
    begin: (cacheDir) => run('mount', '-o', 'remount,ro', cacheDir),
    end: (cacheDir) => run('mount', '-o', 'remount,rw', cacheDir),
  },
  notWritable,
  { name: 'not readable', begin: setRights('0'), end: setRights('u+rwX') },
  { name: 'removed', begin: (cacheDir) => rm(cacheDir, { recursive: true, force: true }) },
  { name: 'noise', begin: rewriteBytes(({ length }) => randomBytes(length)) },
  {
    name: 'older version',
    begin: replaceContent(
      { kind: 'PAGE', html: DAMAGE_TEXT, pageData: { title: DAMAGE_TEXT } },
      { savedAt: Date.now(), menu: { name: DAMAGE_TEXT } },
    ),
  },
  {
    name: 'wrong types',
    begin: replaceContent(
      {
        value: { kind: 'APP_PAGE', html: [DAMAGE_TEXT], rscData: DAMAGE_TEXT, status: '200' },
        lastModified: Date.now(),
        cacheControl: { revalidate: 3_600 },
        scriptHashes: DAMAGE_TEXT,
      },
      {
        receivedAt: Date.now(),
        body: { restaurantName: [DAMAGE_TEXT], categories: 7, restaurants: DAMAGE_TEXT },
      },
    ),
  },
  {
    name: 'folders for files',
    begin: rewriteFiles(async (file) => {
      await rm(file, { force: true });
      await mkdir(join(file, 'in the way'), { recursive: true });
    }),
  },
];

/** Lets the cache folder fail while the site runs and at a restart, and then work again. */
export function testDiskFaults(faults: readonly DiskFault[]): void {
  for (const { name, needsMount, begin, end } of faults) {
    test(`the cache folder fails: ${name}`, async ({ start, control }) => {
      const cacheDir = test.info().outputPath('cache');
      await mkdir(cacheDir, { recursive: true });
      if (needsMount) {
        const options = ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`];
        const mounted = await run('mount', ...options, 'tmpfs', cacheDir).catch(() => 'refused');
        test.skip(mounted === 'refused', 'Only root can mount a small disk');
      }
      const site = await start({
        cacheDir,
        program: nodeWithoutRootRights,
        env: { REVALIDATE_SECRET },
        ...(needsMount && { afterStop: () => run('umount', cacheDir) }),
      });
      const get = (restaurantId: string): Promise<RawAnswer> =>
        sendRaw(site.origin, routes.menu({ restaurantId }));
      const announce = (restaurant: string): Promise<RawAnswer> =>
        sendSignedCall(site.origin, { restaurant });
      const addServed = async (column: string): Promise<typeof expect> => {
        const visits = await visitAll(lastingKinds, site);
        const statuses = visits.map(({ status }) => status);
        const count = statuses.filter((status) => status === 200).length;
        const check = addCell(DISK, column, `${count}/${visits.length}`);
        check(statuses).toEqual(lastingKinds.map(() => 200));
        check(visits.map(({ body }) => body).join('')).not.toContain(DAMAGE_TEXT);
        return check;
      };
      const addNewName = (column: string, newName: string): Promise<void> =>
        addRecovery(DISK, namedKinds, site, ({ body }) => body.includes(newName), column);

      for (let visits = 0; visits < 2; visits += 1) {
        await visitAll(lastingKinds, site);
        await get(VANISHED_ID);
        await wait(PERIOD_MS);
      }
      await begin(cacheDir);
      await addServed('served');
      await control.changeMenu(RESTAURANT_ID, { restaurantName: 'Hanul Reînnoit' });
      await addNewName('new data', 'Hanul Reînnoit');

      await control.changeMenu(RESTAURANT_ID, { restaurantName: 'Hanul Anunțat' });
      const { status, body } = await announce(RESTAURANT_ID);
      const { menu, disk } = JSON.parse(body);
      const checkCall = addCell(DISK, 'signed call', `${status} disk ${disk}`);
      checkCall([menu, status]).toEqual(['renewed', disk === 'kept' ? 503 : 200]);
      checkCall((await get(RESTAURANT_ID)).body).toContain('Hanul Anunțat');
      await control.removeMenu(VANISHED_ID);
      await announce(VANISHED_ID);
      const statuses: number[] = [];
      while (statuses.length < 3) {
        statuses.push((await get(VANISHED_ID)).status);
        await wait(PERIOD_MS / 2);
      }
      addCell(DISK, 'vanished', statuses.join(' '))(statuses).toEqual([404, 404, 404]);

      // The fault begins again, because the site may have replaced the damaged files.
      await begin(cacheDir);
      await site.restart();
      await addServed('after a restart');
      await addNewName('new data after the restart', 'Hanul Anunțat');
      const lines = site.output().split(FAILURE_LINE).length - 1;
      // Each of the two processes may write one line for each store.
      addCell(DISK, 'log lines', `${lines}`)(lines).toBeLessThanOrEqual(2 * STORES);

      await end?.(cacheDir);
      for (let visits = 0; visits < 3; visits += 1) {
        await visitAll(lastingKinds, site);
        await wait(PERIOD_MS);
      }
      const repeated = await announce(VANISHED_ID);
      const ready = await sendRaw(site.origin, '/api/health/ready');
      await visitAll(lastingKinds, site);
      await control.setFault('down');
      await site.restart();
      const checkRecovered = await addServed('recovered');
      checkRecovered(repeated.status).toBe(200);
      checkRecovered(ready.body).not.toContain('cache folder');
      checkRecovered((await get(VANISHED_ID)).status).not.toBe(200);
    });
  }
}
