import { sendRaw } from '../../e2e/support/browser/raw-request.ts';
import { startRecordingServer } from '../../e2e/support/unit/recording-server.ts';
import type { RecordingServer } from '../../e2e/support/unit/recording-server.ts';
import { createTestFrontCache } from '../../e2e/support/unit/test-front-cache.ts';
import { noteServedPage } from '@/lib/cache/served-page';
import { getLog } from '@/lib/log';

const MENU = '/restaurant/la-mama/menu';
const PAGE = `<!doctype html>${'<p>Sărmăluțe'.repeat(500)}`;
const PERIOD_MS = 60_000;

describe('an answer in the front cache that cannot be compressed', () => {
  let server: RecordingServer;
  let time: number;
  let passedOn: number;
  let tried: string[];

  beforeEach(async () => {
    jest.spyOn(getLog(), 'warn').mockImplementation(() => undefined);
    time = 1_000_000;
    passedOn = 0;
    tried = [];
    const fail = (encoding: string): Promise<Buffer> => {
      tried.push(encoding);
      return Promise.reject(new Error('canary'));
    };
    const frontCache = createTestFrontCache({
      now: () => time,
      compress: { gzip: () => fail('gzip'), br: () => fail('br') },
    });
    server = await startRecordingServer((request, response) => {
      frontCache(request, response, () => {
        passedOn += 1;
        noteServedPage({ path: MENU, freshUntil: time + PERIOD_MS, expiryCount: 1 });
        response.writeHead(200, { 'Cache-Control': 'public, max-age=0, s-maxage=60' }).end(PAGE);
      });
    });
  });
  afterEach(() => server.close());

  it('is sent without encoding, and its compressions are tried again only after a refresh', async () => {
    const accepted = { headers: { 'accept-encoding': 'gzip, br' } };
    for (const refreshes of [1, 2]) {
      await sendRaw(server.origin, MENU);
      const { headers, body } = await sendRaw(server.origin, MENU, accepted);
      expect([headers['content-encoding'], body]).toEqual([undefined, PAGE]);
      expect(passedOn).toBe(refreshes);
      expect(tried).toHaveLength(2 * refreshes);
      time += PERIOD_MS;
    }
  });
});
