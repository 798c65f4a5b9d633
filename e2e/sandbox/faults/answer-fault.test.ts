import { request as openRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { createSandboxControl } from '../../support/servers/sandbox-control.ts';
import type { SandboxControl } from '../../support/servers/sandbox-control.ts';
import { exampleRestaurants } from '../example-restaurants.ts';
import { startSandbox } from '../start-sandbox.ts';
import type { RunningSandbox } from '../start-sandbox.ts';
import type { FaultKind } from './fault.ts';

const MENU = '/api/v1/web/restaurant/casa-veche/menu';
const QUIET_MS = 150;
const MEGABYTE = 1024 * 1024;
/** On a busy machine the transfer of 50 MB may take longer than the default timeout of a test. */
const TRANSFER_MS = 20_000;

function menuOf(restaurantId: string): string {
  return `/api/v1/web/restaurant/${restaurantId}/menu`;
}

/**
 * Returns two rows for a test: the menu of the fault's preset id, and an ordinary menu, for which
 * the test switches the fault on.
 */
const bothWays = (kind: FaultKind, presetId: string): [string, string, FaultKind | null][] => [
  [kind, menuOf(presetId), null],
  [kind, MENU, kind],
];

describe('the fault', () => {
  let sandbox: RunningSandbox;
  let control: SandboxControl;

  /**
   * Node's HTTP client does not follow redirects, decompress or retry, so the tests see the answer
   * as it was sent.
   */
  function open(path: string): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      openRequest(sandbox.origin + path, { agent: false }, resolve)
        .on('error', reject)
        .end();
    });
  }

  async function readAll(message: IncomingMessage): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks);
  }

  const isSilent = async (pending: Promise<unknown>): Promise<boolean> => {
    const quiet = new Promise<true>((resolve) => {
      setTimeout(resolve, QUIET_MS, true);
    });
    const settled = pending.then(
      (): false => false,
      (): false => false,
    );
    return Promise.race([quiet, settled]);
  };

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, restaurants: exampleRestaurants });
    control = createSandboxControl(sandbox.controlOrigin);
  });

  afterEach(() => control.reset());
  afterAll(() => sandbox.stop());

  it.each([
    ...bothWays('500', 'sandbox-500'),
    ...bothWays('502', 'sandbox-502'),
    ...bothWays('503', 'sandbox-503'),
    ...bothWays('429', 'sandbox-429'),
  ])('%s answers with a status and a message at %s', async (kind, path, switched) => {
    if (switched !== null) await control.setFault(switched);
    const response = await open(path);
    expect(response.statusCode).toBe(Number(kind));
    expect(response.headers['retry-after']).toBe(kind === '429' ? '1' : undefined);
    expect(JSON.parse(String(await readAll(response)))).toEqual({
      result: { message: expect.stringMatching(/\w/) },
    });
  });

  it.each(bothWays('hang-before-headers', 'sandbox-hang'))(
    '%s sends nothing at %s',
    async (_, path, switched) => {
      if (switched !== null) await control.setFault(switched);
      const abort = new AbortController();
      const pending = fetch(sandbox.origin + path, { signal: abort.signal });
      expect(await isSilent(pending)).toBe(true);
      abort.abort();
    },
  );

  it.each(bothWays('hang-after-headers', 'sandbox-hang-body'))(
    '%s sends headers and one chunk at %s, then nothing',
    async (_, path, switched) => {
      if (switched !== null) await control.setFault(switched);
      const response = await open(path);
      expect(response.statusCode).toBe(200);
      const chunks: unknown[] = [];
      response.on('data', (chunk) => chunks.push(chunk)).on('error', () => undefined);
      // Node emits 'close' after the end of the body, and also when the connection is reset.
      const closed = new Promise((resolve) => {
        response.on('close', resolve);
      });
      expect(await isSilent(closed)).toBe(true);
      expect(chunks).toHaveLength(1);
      response.destroy();
    },
  );

  it.each(bothWays('drip', 'sandbox-drip'))(
    '%s sends one byte at a time at %s',
    async (_, path, switched) => {
      if (switched !== null) await control.setFault(switched);
      const response = await open(path);
      let pieces = 0;
      for await (const chunk of response) {
        pieces += 1;
        if (pieces > 1) expect(String(chunk)).toBe(' ');
        if (pieces === 4) break;
      }
      expect(pieces).toBe(4);
    },
  );

  it.each(bothWays('reset', 'sandbox-reset'))(
    '%s resets the connection at %s',
    async (_, path, switched) => {
      if (switched !== null) await control.setFault(switched);
      await expect(open(path)).rejects.toMatchObject({ code: 'ECONNRESET' });
    },
  );

  it.each([
    ...bothWays('wrong-type', 'sandbox-wrong-type'),
    ...bothWays('bad-json', 'sandbox-bad-json'),
  ])('%s answers 200 without valid JSON at %s', async (kind, path, switched) => {
    if (switched !== null) await control.setFault(switched);
    const response = await open(path);
    expect(response.statusCode).toBe(200);
    const isHtml = response.headers['content-type']?.startsWith('text/html') === true;
    expect(isHtml).toBe(kind === 'wrong-type');
    const body = String(await readAll(response));
    expect(() => JSON.parse(body)).toThrow(SyntaxError);
  });

  it.each(bothWays('wrong-shape', 'sandbox-wrong-shape'))(
    '%s answers with JSON outside the contract at %s',
    async (_, path, switched) => {
      if (switched !== null) await control.setFault(switched);
      const body: unknown = JSON.parse(String(await readAll(await open(path))));
      expect(body).toEqual({ data: expect.anything(), categories: 'none', link: 42 });
    },
  );

  it.each([...bothWays('huge', 'sandbox-huge'), ...bothWays('gzip-bomb', 'sandbox-gzip-bomb')])(
    '%s sends a body that decodes to 50 MB, without Content-Length, at %s',
    async (kind, path, switched) => {
      if (switched !== null) await control.setFault(switched);
      const response = await open(path);
      expect(response.headers['content-length']).toBeUndefined();
      const sent = await readAll(response);
      const isBomb = kind === 'gzip-bomb';
      expect(response.headers['content-encoding']).toBe(isBomb ? 'gzip' : undefined);
      expect(sent.byteLength < MEGABYTE).toBe(isBomb);
      const body = isBomb ? gunzipSync(sent) : sent;
      expect(body.byteLength).toBeGreaterThan(50 * MEGABYTE);
      const start = '{"restaurants":[],"categories":[],';
      expect(body.subarray(0, start.length).toString()).toBe(start);
      expect(body.subarray(-2).toString()).toBe('"}');
    },
    TRANSFER_MS,
  );

  it.each(bothWays('redirect', 'sandbox-redirect'))(
    '%s redirects from %s to a valid answer',
    async (_, path, switched) => {
      if (switched !== null) await control.setFault(switched);
      const response = await open(path);
      expect([response.statusCode, response.headers.location]).toEqual([302, '/redirected']);
      const followed = await open('/redirected');
      expect(JSON.parse(String(await readAll(followed)))).toMatchObject({
        restaurants: [],
        categories: [],
      });
    },
  );
});
