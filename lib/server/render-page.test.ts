import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getSettings, getSettingsFingerprint } from '@/lib/config';
import { createRenderer } from './render-page.ts';
import type { PageRequest, RenderedPage } from './render-page.ts';
import { getVariant, limitFreshness, noteOutcome } from '../rendering.ts';

const PAGE: PageRequest = {
  address: '/restaurants?q=supa',
  variant: { language: 'en', navigation: 'hidden' },
};

const render = (
  answer: (response: ServerResponse, request: IncomingMessage) => unknown,
  page = PAGE,
): Promise<RenderedPage> =>
  createRenderer(async (request, response) => void (await answer(response, request)))(page);

describe('the request of a rendering', () => {
  it('has the address of the page and its variant, a user agent, and nothing of a visitor', async () => {
    let seen: Partial<IncomingMessage> = {};
    let variant: unknown;
    await render((response, request) => {
      seen = request;
      variant = getVariant();
      response.end();
    });
    expect([seen.method, seen.url, variant]).toEqual(['GET', PAGE.address, PAGE.variant]);
    expect(seen.headers).toEqual({
      host: 'localhost',
      'user-agent': 'page-cache',
      accept: 'text/html',
    });
    expect(seen.socket?.remoteAddress).toBeUndefined();
  });
});

describe('a rendered page', () => {
  it.each<readonly [string, (response: ServerResponse) => unknown, string]>([
    ['no body', (response) => response.end(), ''],
    ['a text', (response) => response.end('ș'), 'ș'],
    ['bytes', (response) => response.end(new Uint8Array([97])), 'a'],
    ['parts in order', (to) => [to.write('a'), to.write(Buffer.from('b')), to.end('c')], 'abc'],
    ['no body if `end` gets only a callback', (response) => response.end(() => 0), ''],
  ])('has %s', async (_, answer, body) => {
    const page = await render(answer);
    expect([page.status, page.body.toString(), { ...page.headers }]).toEqual([200, body, {}]);
  });

  it.each<readonly [string, (response: ServerResponse) => ServerResponse, object]>([
    ['an object', (to) => to.writeHead(200, { Link: ['<a>', '<b>'] }), { link: ['<a>', '<b>'] }],
    ['a list', (to) => to.writeHead(200, ['A', '"a"', 'B', ['b']]), { a: '"a"', b: ['b'] }],
    ['an object after a reason', (to) => to.writeHead(200, 'Fine', { A: '1' }), { a: '1' }],
    ['an object with an absent value', (to) => to.writeHead(200, { A: undefined }), {}],
    ['a reason alone', (to) => to.writeHead(200, 'Fine'), {}],
  ])('has the headers of `setHeader`, and those that `writeHead` gets in %s', async (...row) => {
    const [, writeHead, headers] = row;
    const page = await render((response) => writeHead(response.setHeader('X-Set', 'a')).end());
    expect({ ...page.headers }).toEqual({ 'x-set': 'a', ...headers });
  });

  it.each<readonly [string, (response: ServerResponse) => void]>([
    ['was set', (response) => void Object.assign(response, { statusCode: 404 }).end()],
    ['was given to `writeHead`', (response) => void response.writeHead(404).end()],
  ])('has the status that %s', async (_, answer) => {
    expect((await render(answer)).status).toBe(404);
  });

  it('has what the page has noted while it was rendered', async () => {
    const { rendering } = await render(async (response) => {
      await Promise.resolve();
      noteOutcome('unstored');
      limitFreshness(1_000);
      response.end();
    });
    expect(rendering).toMatchObject({ variant: PAGE.variant, outcome: 'unstored' });
    expect(rendering.freshUntil).toBeLessThanOrEqual(performance.now() + 1_000);
  });

  it('waits for the end of the response, and for the framework', async () => {
    const [ended, returned] = [
      Promise.withResolvers<undefined>(),
      Promise.withResolvers<undefined>(),
    ];
    const settled = jest.fn();
    const running = render((response) => {
      void ended.promise.then(() => response.end());
      return returned.promise;
    }).then(settled);
    returned.resolve(undefined);
    await new Promise(setImmediate);
    expect(settled).not.toHaveBeenCalled();
    ended.resolve(undefined);
    await running;
  });

  it('tells the framework that each part was written, and that the response has ended and is closed', async () => {
    const events: string[] = [];
    const note = (name: string) => (): void => void events.push(name);
    await render(async (response) => {
      response.on('finish', note('finish')).on('close', note('close'));
      response.flushHeaders();
      expect(response.write('a', note('written'))).toBe(true);
      await new Promise(setImmediate);
      response.end('b', 'utf8', note('ended'));
    });
    await new Promise(setImmediate);
    expect(events).toEqual(['written', 'finish', 'close', 'ended']);
  });

  it('is missing when the framework throws: the promise rejects', async () => {
    const failing = render(() => Promise.reject(new Error('canary')));
    await expect(failing).rejects.toThrow('canary');
  });
});

describe('a page that the build has generated', () => {
  let folder: string;
  const write = async (fingerprint: string): Promise<void> => {
    await writeFile(join(folder, 'settings-fingerprint'), fingerprint);
    await mkdir(join(folder, '.next'));
    const manifest = { preview: { previewModeId: 'secret-of-the-build' } };
    await writeFile(join(folder, '.next/prerender-manifest.json'), JSON.stringify(manifest));
  };
  const findCookies = async (): Promise<readonly unknown[]> => {
    const cookies: unknown[] = [];
    const renderPage = createRenderer(async ({ headers }, response) => {
      cookies.push(headers.cookie);
      response.end();
    });
    await renderPage({ ...PAGE, isGenerated: true });
    await renderPage({ ...PAGE, isGenerated: false });
    return cookies;
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'render-page-'));
    jest.spyOn(process, 'cwd').mockReturnValue(folder);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is sent as it is if the process has the settings of the build', async () => {
    await write(getSettingsFingerprint(getSettings()));
    expect(await findCookies()).toEqual([undefined, undefined]);
  });

  it('is rendered anew if the process has other settings', async () => {
    await write('other settings');
    expect(await findCookies()).toEqual(['__prerender_bypass=secret-of-the-build', undefined]);
  });
});
