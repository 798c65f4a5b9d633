import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRecordingServer } from '../support/unit/recording-server.ts';
import { checkFlood, checkHostileHeaders } from './check-hostile-visitors.ts';
import type { Cells } from './finding.ts';
import { hostileHeaders } from './hostile-headers.ts';

// The tests send hundreds of requests, which can take longer than Jest's default limit of 5 s.
jest.setTimeout(60_000);

const PERIOD_MS = 20;
const IDS = 40;

const listBreaches = (cells: Cells): readonly string[] =>
  [...cells.values()].flatMap(({ breach }) => breach ?? []);

async function withSite(
  answer: RequestListener,
  check: (origin: string) => Promise<Cells>,
): Promise<readonly string[]> {
  const site = await startRecordingServer(answer);
  return listBreaches(await check(site.origin).finally(site.close));
}

describe('hostile headers', () => {
  const checkHeaders = (origin: string): Promise<Cells> => checkHostileHeaders(origin, PERIOD_MS);

  it('have at least 40 different names', () => {
    expect(new Set(hostileHeaders.map(([name]) => name)).size).toBeGreaterThanOrEqual(40);
  });

  it.each([
    ['markup', (host: string) => host],
    ['scripts', (host: string) => `<script>${host}</script>`],
  ])('are reported when the value of one is in the %s of a later answer', async (_, render) => {
    const cached = new Map<string, string>();
    const breaches = await withSite(({ url = '', headers }, response) => {
      const host = headers['x-forwarded-host'];
      if (typeof host === 'string') cached.set(url, render(host));
      response.end(cached.get(url) ?? 'Meniu');
    }, checkHeaders);
    expect(breaches).toEqual([
      `1 of ${hostileHeaders.length} changed the next answers: x-forwarded-host`,
    ]);
  });

  it('are accepted when the content of a script comes in another order', async () => {
    let answered = 0;
    const breaches = await withSite((_, response) => {
      answered += 1;
      response.end(`Meniu<script>${answered % 2 === 0 ? 'a,b' : 'b,a'}</script>`);
    }, checkHeaders);
    expect(breaches).toEqual([]);
  });

  it('are accepted when they do not change later answers', async () => {
    const breaches = await withSite((_, response) => response.end('Meniu'), checkHeaders);
    expect(breaches).toEqual([]);
  });
});

describe('a flood of random ids', () => {
  let cacheDir: string;
  beforeEach(async () => {
    cacheDir = await mkdtemp(join(tmpdir(), 'flood-'));
  });
  afterEach(() => rm(cacheDir, { recursive: true }));

  const flood = (answer: RequestListener): Promise<readonly string[]> =>
    withSite(answer, (origin) =>
      checkFlood({ origin, cacheDir, pid: () => process.pid }, { ids: IDS, idsBefore: 0 }),
    );

  it('is reported when it fills the disk and the ids are not answered with 404', async () => {
    const breaches = await flood((_, response) => {
      void writeFile(join(cacheDir, crypto.randomUUID()), Buffer.alloc(100_000)).then(() =>
        response.end(),
      );
    });
    expect(breaches).toEqual(
      expect.arrayContaining(['40 of 40 were not', '3.8 MB, more than 1 MB']),
    );
  });

  it('is reported when the memory of the process grows', async () => {
    // The measured process is the test's own. The buffers are large, because meanwhile this process
    // may give back a hundred megabytes of garbage from earlier tests.
    const retained: Buffer[] = [];
    const breaches = await flood((_, response) => {
      retained.push(Buffer.alloc(8_000_000, 1));
      response.writeHead(404).end();
    });
    expect(retained).toHaveLength(IDS);
    expect(breaches).toEqual([expect.stringMatching(/^\d+\.\d MB, more than 32 MB$/)]);
  });

  it('is accepted when every id is answered with 404 and the disk does not grow', async () => {
    const breaches = await flood((_, response) => response.writeHead(404).end());
    // The measured process is the test's own, whose memory can also grow for other reasons.
    expect(breaches.filter((breach) => !breach.includes('more than 32 MB'))).toEqual([]);
  });
});
