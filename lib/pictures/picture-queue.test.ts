import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter, once } from 'node:events';
import { request as send } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { startRecordingServer } from '@/e2e/support/unit/recording-server';
import type { RecordingServer } from '@/e2e/support/unit/recording-server';
import { CLIENT_HEADER } from '@/lib/request/client-address';
import { createWorkQuota } from '@/lib/work-quota';
import type { TakeWork } from '@/lib/work-quota';
import type { Naming } from './named-pictures.ts';
import { createPictureQueue } from './picture-queue.ts';

const AT_ONCE = 3;
/** At most this many of them for one client. */
const AT_ONCE_FOR_A_CLIENT = 2;
const MAX_WAITING = 300;
const PAGE = '/restaurants';

type Held = { readonly request: IncomingMessage; readonly response: ServerResponse };

const addressOf = (name: string, width = 192, quality = 60): string =>
  `/_next/image?url=https%3A%2F%2Fpoze.example%2F${name}&w=${width}&q=${quality}`;

describe('the picture queue', () => {
  let server: RecordingServer;
  /**
   * Requests that the queue has passed on, oldest first. The tests answer these requests in place
   * of the framework.
   */
  let held: Held[];
  /** The addresses of all requests for pictures that the queue has passed on. */
  let passed: string[];
  let onPassed: () => void;
  let takeWork: TakeWork;
  /** The server runs each request in a context whose value is the request's address. */
  const context = new AsyncLocalStorage<string>();
  /** The value of `context` at each time when the queue passed on a request for a picture. */
  let contextValues: (string | undefined)[];

  /** What the queue learns about each picture. */
  let naming: Naming;
  /** `ask` is another client each time, unless the test names the client. */
  let clients: number;

  beforeAll(() => {
    process.env['IMAGE_ORIGINS'] = 'https://poze.example';
  });
  beforeEach(async () => {
    takeWork = createWorkQuota();
    naming = 'named';
    clients = 0;
    held = [];
    passed = [];
    contextValues = [];
    onPassed = () => undefined;
    const queue = createPictureQueue(async () => naming, takeWork);
    server = await startRecordingServer((request, response) => {
      const pass = (): void => {
        if (request.url === PAGE) return void response.end();
        passed.push(request.url ?? '');
        contextValues.push(context.getStore());
        held.push({ request, response });
        onPassed();
      };
      context.run(request.url ?? '', () => queue(request, response, pass));
    });
  });
  afterEach(() => server.close());

  /** Resolves to undefined if the connection ends without a response. */
  const ask = (
    path: string,
    { signal, client = `client ${(clients += 1)}` }: { signal?: AbortSignal; client?: string } = {},
  ): Promise<IncomingMessage | undefined> =>
    new Promise((resolve) => {
      const headers = { [CLIENT_HEADER]: client };
      send(server.origin + path, { agent: false, headers, ...(signal && { signal }) })
        .on('response', (answer) => resolve(answer.resume()))
        .on('error', () => resolve(undefined))
        .end();
    });
  const untilPassed = async (count: number): Promise<void> => {
    while (passed.length < count) {
      await new Promise<void>((resolve) => {
        onPassed = resolve;
      });
    }
  };
  /** Answers the oldest request in `held` and removes it. */
  const answerOldest = (status = 200): void => {
    const oldest = held.shift();
    oldest?.response.writeHead(status).end();
  };
  /** The first request for a picture, answered with this status. */
  const answerFirst = async (name: string, status = 200, client?: string): Promise<void> => {
    const first = ask(addressOf(name), client === undefined ? {} : { client });
    await untilPassed(1);
    answerOldest(status);
    await first;
  };
  /** Resolves when the server has handled all earlier requests, answers and aborts. */
  const settle = async (): Promise<void> => {
    expect((await ask(PAGE))?.statusCode).toBe(200);
  };

  it('passes on three requests for pictures at a time, oldest first, each in its own async context', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'].map((name) => addressOf(name));
    const answers: Promise<IncomingMessage | undefined>[] = [];
    for (const [index, name] of names.entries()) {
      answers.push(ask(name));
      if (index < AT_ONCE) await untilPassed(index + 1);
      else await settle();
    }
    expect(passed).toEqual(names.slice(0, AT_ONCE));
    while (held.length > 0) {
      answerOldest();
      await settle();
    }
    expect([passed, contextValues]).toEqual([names, names]);
    const statuses = (await Promise.all(answers)).map((answer) => answer?.statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
  });

  /** Sends three requests for pictures, which then occupy all places of the queue. */
  const fillPlaces = async (): Promise<void> => {
    const count = passed.length + AT_ONCE;
    for (const name of ['x', 'y', 'z']) void ask(addressOf(name));
    await untilPassed(count);
  };

  it.each([
    [200, false],
    [304, false],
    [400, true],
    [404, true],
    [500, true],
    [504, true],
  ])(
    'holds back no page, and no picture that it knows: after the response %i it holds back the picture: %s',
    async (status, isHeldBack) => {
      await answerFirst('known', status);
      await fillPlaces();
      const again = ask(addressOf('known'));
      if (isHeldBack) {
        await settle();
        expect(passed).toHaveLength(1 + AT_ONCE);
        answerOldest();
      }
      await untilPassed(1 + AT_ONCE + 1);
      held.pop()?.response.end();
      expect((await again)?.statusCode).toBe(200);
    },
  );

  it('keeps the place of a client that left, because the resize goes on', async () => {
    const leaving = new AbortController();
    const left = ask(addressOf('left'), { signal: leaving.signal });
    await untilPassed(1);
    const closed = once(held[0]?.response ?? new EventEmitter(), 'close');
    leaving.abort();
    await Promise.all([left, closed]);
    const others = ['x', 'y', 'z'].map((name) => ask(addressOf(name)));
    await untilPassed(AT_ONCE);
    await settle();
    expect(held).toHaveLength(AT_ONCE);
    answerOldest();
    await untilPassed(AT_ONCE + 1);
    held.forEach(({ response }) => response.end());
    await Promise.all(others);
  });

  it('frees the place of a response that has not ended after 20 s', async () => {
    jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    try {
      await fillPlaces();
      const later = ask(addressOf('later'));
      await settle();
      jest.advanceTimersByTime(19_999);
      await settle();
      expect(passed).toHaveLength(AT_ONCE);
      jest.advanceTimersByTime(1);
      await untilPassed(AT_ONCE + 1);
      held.forEach(({ response }) => response.end());
      expect((await later)?.statusCode).toBe(200);
    } finally {
      jest.useRealTimers();
    }
  });

  it('does not pass on a request whose client left while the request waited', async () => {
    await fillPlaces();
    const leaving = new AbortController();
    const left = ask(addressOf('left'), { signal: leaving.signal });
    await settle();
    leaving.abort();
    await left;
    await settle();
    held.splice(0).forEach(({ response }) => response.end());
    await settle();
    expect(passed).not.toContain(addressOf('left'));
  });

  it(`refuses a picture with 503 and security headers when ${MAX_WAITING} pictures wait`, async () => {
    await fillPlaces();
    const surplus = 5;
    const refused: IncomingMessage[] = [];
    await new Promise<void>((resolve) => {
      for (let index = 0; index < MAX_WAITING + surplus; index += 1) {
        void ask(addressOf(`w${index}`)).then((answer) => {
          if (answer && refused.push(answer) === surplus) resolve();
        });
      }
    });
    await settle();
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(surplus).fill(503));
    expect(refused[0]?.headers).toMatchObject({
      'cache-control': 'no-store',
      'retry-after': '2',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  it.each<[Naming, number]>([
    ['unnamed', 404],
    ['undecided', 503],
  ])('does not pass on a picture that is %s: status %p', async (answer, status) => {
    naming = answer;
    const refused = await ask(addressOf('a'));
    expect(refused?.statusCode).toBe(status);
    expect(refused?.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(passed).toEqual([]);
  });

  it('passes on a picture that was answered before, even if it is no longer named', async () => {
    await answerFirst('known');
    naming = 'unnamed';
    const again = ask(addressOf('known'));
    await untilPassed(2);
    answerOldest();
    expect((await again)?.statusCode).toBe(200);
  });

  it.each([
    ['without a picture', '/_next/image'],
    ['with another width', addressOf('a', 200)],
    ['with another quality', addressOf('a', 192, 100)],
    ['of another origin', addressOf('a').replace('poze', 'alte')],
    ['with a slash at the end', addressOf('a').replace('image?', 'image/?')],
    ['with a further segment', addressOf('a').replace('image?', 'image/a?')],
    ['with an encoded letter', addressOf('a').replace('image?', 'im%61ge?')],
    ['with several slashes', addressOf('a').replace('/_next/', '//_next//')],
  ])('answers 400 to an address of the optimizer %s', async (_, address) => {
    expect((await ask(address))?.statusCode).toBe(400);
    expect(passed).toEqual([]);
  });

  it('passes on one address for all addresses that ask for the same picture', async () => {
    const plain = addressOf('a');
    const variants = [
      plain,
      `${plain}&r=umi`,
      `${plain}&n=1`,
      `${plain}&w=1280`,
      plain.replace('poze.example', 'POZE.example'),
      plain.replace('url=', 'n=2&url='),
      addressOf('a', 192, 75),
    ];
    for (const variant of variants) {
      const answer = ask(variant);
      await untilPassed(passed.length + 1);
      answerOldest();
      await answer;
    }
    expect(new Set(passed)).toEqual(new Set([plain]));
  });

  it('passes on two pictures of a client at a time, so that its slow pictures leave a place', async () => {
    for (const name of ['slow1', 'slow2', 'slow3']) void ask(addressOf(name), { client: 'a' });
    await untilPassed(AT_ONCE_FOR_A_CLIENT);
    await settle();
    expect(passed).toHaveLength(AT_ONCE_FOR_A_CLIENT);
    const other = ask(addressOf('other'), { client: 'b' });
    await untilPassed(AT_ONCE);
    held.pop()?.response.end();
    expect((await other)?.statusCode).toBe(200);
    await settle();
    expect(passed).toHaveLength(AT_ONCE);
  });

  it('resizes a picture once for the clients who wait for it', async () => {
    await fillPlaces();
    const answers = ['a', 'b'].map((client) => ask(addressOf('same'), { client }));
    await settle();
    const count = async (): Promise<number> => {
      await settle();
      return passed.filter((url) => url === addressOf('same')).length;
    };
    answerOldest();
    await untilPassed(AT_ONCE + 1);
    expect(await count()).toBe(1);
    held.find(({ request }) => request.url === addressOf('same'))?.response.end();
    await untilPassed(AT_ONCE + 2);
    // The place of the second one is free at once, because the optimizer only reads its disk.
    const later = ask(addressOf('later'), { client: 'c' });
    await untilPassed(AT_ONCE + 3);
    held.forEach(({ response }) => response.end());
    const statuses = (await Promise.all([...answers, later])).map((answer) => answer?.statusCode);
    expect(statuses).toEqual([200, 200, 200]);
  });

  it('refuses new pictures with 429 to a client that has used up its quota, but not known ones', async () => {
    await answerFirst('known', 200, 'a');
    await takeWork('a', 2_999);
    const refused = await ask(addressOf('new'), { client: 'a' });
    expect(refused?.statusCode).toBe(429);
    expect(refused?.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);

    const known = ask(addressOf('known'), { client: 'a' });
    const other = ask(addressOf('new'), { client: 'b' });
    await untilPassed(3);
    held.forEach(({ response }) => response.end());
    expect([(await known)?.statusCode, (await other)?.statusCode]).toEqual([200, 200]);
  });
});
