import { mkdtemp, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { sendJson, sendStatus, startRecordingServer } from '@/e2e/support/unit/recording-server';
import type { RecordingServer } from '@/e2e/support/unit/recording-server';
import { closeSite } from '@/e2e/support/unit/close-site';
import { getSite } from '@/lib/site';
import type { DrawCard, getPreview, PreviewAnswer } from './preview-cache.ts';
import type { PreviewKind } from './preview-copy.ts';

const drawCard = (width = 1200, height = 630): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#341a28' } })
    .png()
    .toBuffer();

describe('the previews of a restaurant', () => {
  let provider: RecordingServer;
  let cacheDir: string;
  let answerMenu: RequestListener;
  let answerPicture: RequestListener;
  let drawn: number;
  let getPreviewFor: typeof getPreview;
  /** A request of the client 'visitor' unless another client is given. */
  const find = (
    kind: PreviewKind,
    restaurantId: string,
    draw: DrawCard,
    slug?: string,
    client = 'visitor',
  ): Promise<PreviewAnswer> => getPreviewFor(kind, restaurantId, draw, client, slug);

  const countedDraw: DrawCard = () => {
    drawn += 1;
    return drawCard();
  };
  /** Simulates a new process, which reads its settings anew and opens its cache on the disk. */
  const startProcess = async (): Promise<void> => {
    await closeSite();
    jest.resetModules();
    ({ getPreview: getPreviewFor } = await import('./preview-cache.ts'));
  };
  const menuWith = (pictures: object): RequestListener =>
    sendJson({
      restaurantName: 'La Mama',
      restaurant_schedule: { start: 8, end: 20 },
      categories: [],
      ...pictures,
    });

  beforeEach(async () => {
    drawn = 0;
    cacheDir = await mkdtemp(path.join(tmpdir(), 'previews-'));
    answerMenu = menuWith({});
    answerPicture = sendStatus(404);
    provider = await startRecordingServer((request, response) => {
      if (request.url?.endsWith('/menu')) answerMenu(request, response);
      else if (request.url?.endsWith('.png')) answerPicture(request, response);
      else sendJson({ restaurants: [] })(request, response);
    });
    jest.replaceProperty(process, 'env', {
      ...process.env,
      CACHE_DIR: cacheDir,
      PROVIDER_API_URL: provider.origin,
      LOG_LEVEL: 'silent',
    });
    await startProcess();
  });
  afterEach(async () => {
    await closeSite();
    await provider.close();
    await rm(cacheDir, { recursive: true, force: true });
  });

  it('are drawn once for each kind of page, and are stored over a restart', async () => {
    const first = await find('menu', 'la-mama', countedDraw);
    expect(first).toMatchObject({ outcome: 'found', isWhole: true });
    expect(await find('menu', 'la-mama', countedDraw)).toEqual(first);
    await startProcess();
    expect(await find('menu', 'la-mama', countedDraw)).toEqual(first);
    expect(drawn).toBe(1);

    await find('restaurant', 'la-mama', countedDraw);
    expect(drawn).toBe(2);
  });

  it('are drawn for a product with its picture; an unknown slug gets the preview of the menu', async () => {
    const papanasi = { _id: '1', name: 'Papanași', price: 24.5, image: `${provider.origin}/a.png` };
    const category = { _id: '1', name: 'Desert', flavours: [papanasi, { ...papanasi, _id: '2' }] };
    answerMenu = menuWith({ categories: [category] });
    answerPicture = (_, response) => void drawCard().then((png) => response.end(png));
    const menu = await find('menu', 'la-mama', countedDraw);
    for (const slug of ['altceva', '__proto__', '']) {
      expect(await find('menu', 'la-mama', countedDraw, slug)).toEqual(menu);
    }
    expect(drawn).toBe(1);

    const product = await find('menu', 'la-mama', countedDraw, 'papanasi');
    expect(product).toMatchObject({ outcome: 'found', isWhole: true });
    expect(await find('menu', 'la-mama', countedDraw, 'papanasi')).toEqual(product);
    expect(drawn).toBe(2);
    expect(provider.requests.filter(({ url }) => url?.endsWith('/a.png'))).toHaveLength(1);
  });

  it('are drawn once for requests that come at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => find('menu', 'la-mama', countedDraw)),
    );
    expect(answers.every(({ outcome }) => outcome === 'found')).toBe(true);
    expect(drawn).toBe(1);
  });

  it('are incomplete while a picture is missing; incomplete ones are not stored over a restart', async () => {
    answerMenu = menuWith({ restaurantImage: `${provider.origin}/hero.png` });
    expect(await find('menu', 'la-mama', countedDraw)).toMatchObject({ isWhole: false });
    expect(await find('menu', 'la-mama', countedDraw)).toMatchObject({ isWhole: false });
    expect(drawn).toBe(1);

    answerPicture = (_, response) => void drawCard().then((png) => response.end(png));
    await startProcess();
    expect(await find('menu', 'la-mama', countedDraw)).toMatchObject({ isWhole: true });
    expect(drawn).toBe(2);
  });

  it.each([
    [404, 'unknown'],
    [500, 'down'],
  ])('are not drawn when the call for the menu gets %i: outcome %s', async (status, outcome) => {
    answerMenu = sendStatus(status);
    expect(await find('menu', 'la-mama', countedDraw)).toEqual({ outcome });
    expect(drawn).toBe(0);
  });

  it.each([
    ['a client with 10 drawings, but not to another client', 10, () => 'visitor', 'found'],
    ['all clients while 20 drawings run or wait', 20, (index: number) => `client ${index}`, 'down'],
  ] as const)('are refused to %s', async (_, limit, clientOf, ofAnother) => {
    answerMenu = (request, response) =>
      sendJson({ restaurantName: request.url, categories: [] })(request, response);
    const ids = Array.from({ length: limit + 1 }, (__, index) => `r-${index}`);
    // Stores the menus, one after the other: so many calls at a time could reach their deadline.
    const { menus } = (await import('@/lib/site')).getSite();
    for (const restaurantId of [...ids, 'other']) await menus.get(restaurantId);
    const finished = Promise.withResolvers<undefined>();
    const slowDraw: DrawCard = async () => {
      await finished.promise;
      return drawCard(8, 8);
    };
    const answers = ids.map((restaurantId, index) =>
      find('menu', restaurantId, slowDraw, undefined, clientOf(index)),
    );
    expect(await Promise.race(answers)).toEqual({ outcome: 'down' });
    const other = find('menu', 'other', slowDraw, undefined, 'other');
    // A refusal comes while all drawings still run; a drawing ends only with the others.
    if (ofAnother === 'down') await other;
    finished.resolve(undefined);
    const outcomes = (await Promise.all(answers)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'found')).toHaveLength(limit);
    expect(await other).toMatchObject({ outcome: ofAnother });
  });

  it('are refused to a client that has used up its quota, unless they are already drawn', async () => {
    const first = await find('menu', 'la-mama', countedDraw);
    await getSite().takeWork('visitor', 3_000);
    expect(await find('restaurant', 'la-mama', countedDraw)).toEqual({
      outcome: 'limited',
      retryAfterSeconds: expect.any(Number),
    });
    expect(await find('menu', 'la-mama', countedDraw)).toEqual(first);
    const others = find('restaurant', 'la-mama', countedDraw, undefined, 'other');
    expect(await others).toMatchObject({ outcome: 'found' });
    expect(drawn).toBe(2);
  });
});
