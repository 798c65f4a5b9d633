import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { sendRaw } from '../../e2e/support/browser/raw-request.ts';
import type { RawAnswer } from '../../e2e/support/browser/raw-request.ts';
import { startRecordingServer } from '../../e2e/support/unit/recording-server.ts';
import type { RecordingServer } from '../../e2e/support/unit/recording-server.ts';
import { createCostlyResponses } from './costly-responses.ts';
import { createFairQueue } from '../fair-queue.ts';
import { tooManyCopy } from '../i18n/site/every-page/refusal-copy.ts';
import { CLIENT_HEADER } from './client-address.ts';
import { createWorkQuota, WORK_UNITS } from '../work-quota.ts';
import type { TakeWork } from '../work-quota.ts';

const QUOTA = 3_000;
const SHEET = '/partener/coduri/umi?de=1&pana=100';
const HIT_PAGE = '/restaurants?q=ciorba';
const CODE = '/previews/umi/menu.svg';
const PREVIEW_CRAWLER = 'WhatsApp/2.23';
const BROWSER = 'Mozilla/5.0';

type Visit = { readonly client?: string; readonly userAgent?: string };

describe('the responses that cost much work', () => {
  let server: RecordingServer;
  /** Requests that were passed to the framework, oldest first. The tests answer them. */
  let held: { readonly url: string; readonly response: ServerResponse }[];
  let onPassed: () => void;
  let takeWork: TakeWork;

  beforeEach(async () => {
    [held, onPassed] = [[], (): void => undefined];
    takeWork = createWorkQuota();
    const handle = createCostlyResponses(takeWork);
    server = await startRecordingServer((request, response) => {
      handle(request, response, () => {
        held.push({ url: request.url ?? '', response });
        onPassed();
      });
    });
  });
  afterEach(() => server.close());

  const ask = (
    path: string,
    { client = 'a', userAgent = BROWSER }: Visit = {},
  ): Promise<RawAnswer> =>
    sendRaw(server.origin, path, { headers: { [CLIENT_HEADER]: client, 'user-agent': userAgent } });
  const untilHeld = async (count: number): Promise<void> => {
    while (held.length < count) {
      await new Promise<void>((resolve) => {
        onPassed = resolve;
      });
    }
  };
  /** Requests an address without a quota, so all earlier requests have been handled after it. */
  const settle = async (): Promise<void> => {
    const count = held.length;
    const page = ask('/terms');
    await untilHeld(count + 1);
    held.pop()?.response.end();
    await page;
  };

  const passOne = async (path: string, visit: Visit): Promise<number> => {
    const answer = ask(path, visit);
    await untilHeld(1);
    held[0]?.response.end();
    return (await answer).status;
  };

  it.each([
    [SHEET, BROWSER],
    ['/partener/coduri/umi', BROWSER],
    [HIT_PAGE, BROWSER],
    [CODE, BROWSER],
    [`${CODE}?n=1`, BROWSER],
    ['/restaurant/umi/table/7', BROWSER],
    ['/restaurant/umi/menu?produs=ramen', PREVIEW_CRAWLER],
  ])('have a quota for each client: %s for %s', async (path, userAgent) => {
    await takeWork('a', QUOTA);
    const { status, headers } = await ask(path, { userAgent });
    expect(status).toBe(429);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'retry-after': expect.stringMatching(/^[1-9]/),
    });
    expect(held).toEqual([]);
    expect(await passOne(path, { client: 'b', userAgent })).toBe(200);
  });

  it.each([
    ['/', BROWSER],
    ['/restaurants?q=', BROWSER],
    ['/restaurant/umi/menu?produs=ramen', BROWSER],
    ['/restaurant/umi/menu', PREVIEW_CRAWLER],
    ['/partener/coduri', BROWSER],
    ['/payment/librapay/client/response?RC=00', BROWSER],
    ['/api/health/live', BROWSER],
  ])('do not include %s for %s, which a client without quota gets', async (path, userAgent) => {
    await takeWork('a', QUOTA);
    expect(await passOne(path, { userAgent })).toBe(200);
  });

  it('let an owner print 60 sheets of 100 codes in a minute', async () => {
    expect(await takeWork('a', 60 * WORK_UNITS.sheet(100))).toBe(0);
    expect(await takeWork('a', QUOTA)).toBeGreaterThan(0);
  });

  it('over the quota are a page that says in both languages when to try again, and no body in place of a picture', async () => {
    await takeWork('a', QUOTA);
    const { headers, body } = await ask(SHEET);
    const seconds = Number(headers['retry-after']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<html lang="ro">');
    expect(body).toContain(`<h1>${tooManyCopy.ro.title}</h1>`);
    expect(body).toContain(tooManyCopy.ro.text(seconds));
    expect(body).toContain(tooManyCopy.en.text(seconds));
    expect(await ask(CODE)).toMatchObject({ status: 429, body: '' });
  });

  it('are rendered one at a time for a client, and two at a time for all clients', async () => {
    const ofClient = (client: string): Promise<RawAnswer>[] =>
      [SHEET, HIT_PAGE, SHEET].map((path) => ask(path, { client }));
    const first = ofClient('a');
    await untilHeld(1);
    await settle();
    expect(held).toHaveLength(1);
    const others = ['b', 'c'].flatMap(ofClient);
    await untilHeld(2);
    await settle();
    expect(held).toHaveLength(2);
    const total = first.length + others.length;
    for (let index = 0; index < total; index += 1) {
      await untilHeld(index + 1);
      held[index]?.response.end();
    }
    const answers = await Promise.all([...first, ...others]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('are refused with 503 when too many requests of a client wait', async () => {
    ask(SHEET).catch(() => undefined);
    await untilHeld(1);
    const waiting = 60;
    const answers = Array.from({ length: waiting + 1 }, () => ask(SHEET));
    const refused = await Promise.race(answers);
    expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
    const other = ask(SHEET, { client: 'b' });
    await untilHeld(2);
    held[1]?.response.end();
    expect((await other).status).toBe(200);
    for (const answer of answers) answer.catch(() => undefined);
  });
});

type Limits = Parameters<typeof createFairQueue>[0];

/** Runs named jobs of clients; a job ends when the test ends it. */
function runJobs(limits: Limits) {
  const queue = createFairQueue(limits);
  const started: string[] = [];
  const refused: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    refused,
    add: (client: string, ...names: readonly string[]): void => {
      for (const name of names) {
        queue.add(client, {
          run: () => {
            started.push(name);
            return new Promise((resolve) => {
              ends.set(name, resolve);
            });
          },
          refuse: () => void refused.push(name),
        });
      }
    },
    end: async (name: string): Promise<void> => {
      ends.get(name)?.();
      await setImmediate();
    },
  };
}

describe('a fair queue', () => {
  it('starts jobs of clients in turn, however many jobs one of them has', async () => {
    const jobs = runJobs({ places: 1, placesPerClient: 1, maxWaiting: 100 });
    jobs.add('a', 'a1', 'a2', 'a3', 'a4');
    jobs.add('b', 'b1', 'b2');
    jobs.add('c', 'c1');
    const expected = ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'];
    for (const name of expected) await jobs.end(name);
    expect(jobs.started).toEqual(expected);
  });

  it('leaves a place for other clients while one has all the places that it may have', async () => {
    const jobs = runJobs({ places: 3, placesPerClient: 2, maxWaiting: 100 });
    jobs.add('a', 'a1', 'a2', 'a3');
    expect(jobs.started).toEqual(['a1', 'a2']);
    jobs.add('b', 'b1', 'b2');
    expect(jobs.started).toEqual(['a1', 'a2', 'b1']);
    await jobs.end('a2');
    expect(jobs.started.at(-1)).toBe('a3');
  });

  it('starts the next job after one that failed', async () => {
    const queue = createFairQueue({ places: 1, placesPerClient: 1, maxWaiting: 100 });
    const run = jest.fn(() => Promise.reject(new Error('failed')));
    const refuse = jest.fn();
    queue.add('a', { run, refuse });
    queue.add('a', { run, refuse });
    await setImmediate();
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('when full refuses the newest job of the client with the most waiting jobs', () => {
    const jobs = runJobs({ places: 1, placesPerClient: 1, maxWaiting: 4 });
    jobs.add('a', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6');
    expect(jobs.refused).toEqual(['a6']);
    jobs.add('b', 'b1', 'b2');
    expect(jobs.refused).toEqual(['a6', 'a5', 'a4']);
    jobs.add('b', 'b3');
    expect(jobs.refused).toEqual(['a6', 'a5', 'a4', 'b3']);
  });
});
