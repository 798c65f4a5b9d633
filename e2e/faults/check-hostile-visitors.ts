import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '../../lib/addresses/routes.ts';
import { catalogue } from '../sandbox/seeds/catalogue.ts';
import { sendRaw } from '../support/browser/raw-request.ts';
import { toComparable } from '../support/pages/comparable-answer.ts';
import type { RunningSite } from '../support/servers/site.ts';
import { countFailures, createFinding } from './finding.ts';
import type { Cells, Finding } from './finding.ts';
import { goals } from './goals.ts';
import { hostileHeaders } from './hostile-headers.ts';
import { readProcessFigures } from './process-figures.ts';

/**
 * How many random ids `checkFlood` requests: `idsBefore` before it measures disk and memory, and
 * then `ids` before it measures them again.
 */
const FLOOD = { idsBefore: 2_000, ids: 10_000 };
const IDS_AT_ONCE = 20;
/**
 * Visits after a request with a hostile header. One visit is not enough, because the first visit
 * may still get the answer that was cached before that request.
 */
const VISITS_AFTER = 4;
const MENU_RENDERINGS = 2;
const BYTES_IN_MB = 1_048_576;

async function measureFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries.map(async (entry) => {
    if (!entry.isFile()) return 0;
    // The site may delete a file between `readdir` and `stat`.
    const stats = await stat(join(entry.parentPath, entry.name)).catch(() => null);
    return stats?.size ?? 0;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Resolves to the number of answers other than 404. */
async function visitRandomIds(origin: string, count: number): Promise<number> {
  let wrong = 0;
  for (let sent = 0; sent < count; sent += IDS_AT_ONCE) {
    const answers = await Promise.all(
      Array.from({ length: Math.min(IDS_AT_ONCE, count - sent) }, () =>
        sendRaw(origin, routes.menu({ restaurantId: `nimeni-${crypto.randomUUID()}` })),
      ),
    );
    wrong += answers.filter(({ status }) => status !== 404).length;
  }
  return wrong;
}

function checkGrowth(bytes: number | undefined, limitMb: number): Finding {
  if (bytes === undefined) return { shown: 'unknown' };
  const shown = `${(bytes / BYTES_IN_MB).toFixed(1)} MB`;
  return createFinding(shown, bytes > limitMb * BYTES_IN_MB && `${shown}, more than ${limitMb} MB`);
}

async function readMemory(pid: number): Promise<number | undefined> {
  const figures = await readProcessFigures(pid);
  return figures && figures.memoryMb * BYTES_IN_MB;
}

/**
 * First requests the menus of `idsBefore` random ids, so that the site takes the memory that it
 * needs for any visits. Then requests the menus of `ids` other random ids. Checks that the site
 * answers each of these `ids` with 404, and that disk and memory hardly grow during these requests.
 */
export async function checkFlood(
  { origin, cacheDir, pid }: Pick<RunningSite, 'origin' | 'cacheDir' | 'pid'>,
  { ids, idsBefore }: typeof FLOOD = FLOOD,
): Promise<Cells> {
  await visitRandomIds(origin, idsBefore);
  const disk = await measureFolder(cacheDir);
  const memory = await readMemory(pid());
  const wrong = await visitRandomIds(origin, ids);
  const memoryAfter = await readMemory(pid());
  const grownDisk = (await measureFolder(cacheDir)) - disk;
  const grownMemory =
    memory === undefined || memoryAfter === undefined ? undefined : memoryAfter - memory;
  return new Map([
    [`${ids} random ids answered with 404`, countFailures(wrong, ids, 'were not')],
    ['growth of the disk', checkGrowth(grownDisk, goals.floodDiskMb)],
    ['growth of the memory', checkGrowth(grownMemory, goals.floodMemoryMb)],
  ]);
}

export const menuPaths = catalogue.map(({ shortName }) => routes.menu({ restaurantId: shortName }));

/**
 * Most values of hostile headers contain one of these words, and the site's own pages contain none.
 * So an answer with such a word repeats the value of a header.
 */
const HOSTILE_WORDS = /hostile|gopher/;

/**
 * Sends a request with the given header. Resolves to true when an answer after the request differs
 * from the answer before the request. `toComparable` leaves out scripts, so `visit` searches the
 * whole answer for `HOSTILE_WORDS`.
 */
async function isPoisoned(
  origin: string,
  path: string,
  [name, value]: (typeof hostileHeaders)[number],
  periodMs: number,
): Promise<boolean> {
  const visit = async (): Promise<string> => {
    const answer = await sendRaw(origin, path);
    // These two headers depend on the time of the answer.
    const { 'x-nextjs-cache': _state, 'cache-control': _period, ...headers } = answer.headers;
    const isRepeating = HOSTILE_WORDS.test(JSON.stringify(answer));
    return JSON.stringify([toComparable({ ...answer, headers }), isRepeating]);
  };
  const clean = await visit();
  await wait(2 * periodMs);
  await sendRaw(origin, path, { headers: { [name]: value } });
  const next: string[] = [];
  for (let visited = 0; visited < VISITS_AFTER; visited += 1) {
    next.push(await visit());
    await wait(periodMs / 4);
  }
  return next.some((answer) => answer !== clean);
}

export async function checkHostileHeaders(origin: string, periodMs: number): Promise<Cells> {
  // A menu page that the site renders before it knows the list of restaurants lacks the opening
  // days. So let the site render each menu page again now. Otherwise the page could change during
  // the check.
  for (const path of [routes.restaurants(), ...menuPaths]) await sendRaw(origin, path);
  for (let rendered = 0; rendered < MENU_RENDERINGS; rendered += 1) {
    await wait(2 * periodMs);
    for (const path of menuPaths) await sendRaw(origin, path);
  }
  await wait(periodMs / 2);
  const poisoned: string[] = [];
  for (let sent = 0; sent < hostileHeaders.length; sent += menuPaths.length) {
    const headers = hostileHeaders.slice(sent, sent + menuPaths.length);
    const results = await Promise.all(
      headers.map((header, index) => isPoisoned(origin, menuPaths[index] ?? '', header, periodMs)),
    );
    poisoned.push(...headers.flatMap(([name], index) => (results[index] === true ? [name] : [])));
  }
  const problem = `changed the next answers: ${poisoned.join(', ')}`;
  return new Map([
    [
      'hostile headers without effect',
      countFailures(poisoned.length, hostileHeaders.length, problem),
    ],
  ]);
}
