import { AsyncResource } from 'node:async_hooks';
import { once } from 'node:events';
import { request as send } from 'node:http';
import type { ClientRequest, RequestListener, ServerResponse } from 'node:http';
import { sendRaw } from '../../e2e/support/browser/raw-request.ts';
import type { RawAnswer } from '../../e2e/support/browser/raw-request.ts';
import { startRecordingServer } from '../../e2e/support/unit/recording-server.ts';
import type { RecordingServer } from '../../e2e/support/unit/recording-server.ts';
import { createTestFrontCache } from '../../e2e/support/unit/test-front-cache.ts';
import { noteServedPage } from '@/lib/cache/served-page';

const MENU = '/restaurant/la-mama/menu';
const PERIOD_MS = 60_000;
const FRESHNESS = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';

describe('an expired answer in the front cache', () => {
  let server: RecordingServer;
  let time: number;
  let page: string;
  let passedOn: number;
  /** The stand-in for the framework. */
  let answer: RequestListener;

  const answerPage: RequestListener = (_, response) => {
    noteServedPage({ path: MENU, freshUntil: time + PERIOD_MS, expiryCount: 1 });
    response.writeHead(200, { 'Cache-Control': FRESHNESS, 'x-nextjs-cache': 'MISS' }).end(page);
  };
  const visit = (): Promise<RawAnswer> => sendRaw(server.origin, MENU);
  /** Resolves to a function that answers the next request which the front cache passes on. */
  const holdNext = (): Promise<() => void> =>
    new Promise((resolve) => {
      answer = (request, response) => resolve(() => answerPage(request, response));
    });
  /** Sends a request that the stand-in does not answer. */
  const startUnanswered = async (): Promise<{ sent: ClientRequest; response: ServerResponse }> => {
    const passed = new Promise<ServerResponse>((resolve) => {
      answer = (_, response) => resolve(response);
    });
    const sent = send(`${server.origin}${MENU}`, { agent: false }).end();
    sent.on('error', () => undefined);
    return { sent, response: await passed };
  };
  const leave = async ({ sent, response }: Awaited<ReturnType<typeof startUnanswered>>) => {
    const closed = once(response, 'close');
    sent.destroy();
    await closed;
  };

  beforeEach(async () => {
    time = 1_000_000;
    page = 'old';
    passedOn = 0;
    answer = answerPage;
    const frontCache = createTestFrontCache({ now: () => time });
    server = await startRecordingServer((request, response) => {
      frontCache(request, response, () => {
        passedOn += 1;
        answer(request, response);
      });
    });
  });
  afterEach(() => server.close());

  it('is sent only while another request refreshes it, and not after its stale time', async () => {
    await visit();
    time += PERIOD_MS;
    page = 'new';
    const held = holdNext();
    const refreshed = visit();
    const finish = await held;
    const meanwhile = await visit();
    expect([meanwhile.body, meanwhile.headers['x-nextjs-cache']]).toEqual(['old', 'STALE']);
    expect(passedOn).toBe(2);

    time += PERIOD_MS;
    answer = answerPage;
    expect((await visit()).body).toBe('new');
    finish();
    expect((await refreshed).body).toBe('new');
    expect(passedOn).toBe(3);
  });

  it('is still sent during the refresh when the visitor of an older request leaves', async () => {
    const older = await startUnanswered();
    answer = answerPage;
    await visit();
    time += PERIOD_MS;
    const held = holdNext();
    const refreshed = visit();
    const finish = await held;
    await leave(older);
    answer = answerPage;
    expect((await visit()).headers['x-nextjs-cache']).toBe('STALE');
    finish();
    await refreshed;
  });

  it('is not sent when the visitor whose request refreshed it has left', async () => {
    await visit();
    time += PERIOD_MS;
    await leave(await startUnanswered());
    answer = answerPage;
    expect((await visit()).headers['x-nextjs-cache']).toBe('MISS');
    expect(passedOn).toBe(3);
  });

  describe('while the framework answers with its own expired page and renders the new one', () => {
    /** Stores the new page, in the asynchronous context of the request that began the rendering. */
    let finish: () => void;
    const answerStale: RequestListener = (_, response) => {
      finish = AsyncResource.bind(() => {
        noteServedPage({ path: MENU, freshUntil: time + PERIOD_MS, expiryCount: 1 });
      });
      response.writeHead(200, { 'Cache-Control': FRESHNESS, 'x-nextjs-cache': 'STALE' }).end('old');
    };
    const visitTimes = async (visits: number): Promise<readonly unknown[]> => {
      const states = [];
      for (let count = 0; count < visits; count += 1) {
        states.push((await visit()).headers['x-nextjs-cache']);
      }
      return states;
    };

    beforeEach(async () => {
      await visit();
      time += PERIOD_MS;
      answer = answerStale;
    });

    it('is sent to all later visitors until the new page is stored, and then no more', async () => {
      expect(await visitTimes(4)).toEqual(['STALE', 'STALE', 'STALE', 'STALE']);
      expect(passedOn).toBe(2);

      finish();
      [page, answer] = ['new', answerPage];
      expect((await visit()).body).toBe('new');
      expect(await visitTimes(2)).toEqual(['HIT', 'HIT']);
      expect(passedOn).toBe(3);
    });

    it('is not sent for more than 5 s if no page is stored', async () => {
      await visit();
      time += 4_999;
      expect(await visitTimes(2)).toEqual(['STALE', 'STALE']);
      expect(passedOn).toBe(2);
      time += 1;
      answer = answerPage;
      expect(await visitTimes(1)).toEqual(['MISS']);
      expect(passedOn).toBe(3);
    });
  });
});
