import type { RequestListener } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startRecordingServer } from '@/e2e/support/unit/recording-server';
import type { RecordingServer } from '@/e2e/support/unit/recording-server';
import { getLog } from '@/lib/log';
import { createPictureClient } from './picture-client.ts';

const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1');
const MAX_BYTES = 4 * 1024 * 1024;
const PNG = bytesOf('\x89PNG\r\n\x1a\n rest');

describe('the bytes of a picture', () => {
  const client = createPictureClient();
  let host: RecordingServer;
  let answer: RequestListener;
  let requests: object[];
  let warnings: jest.SpyInstance;

  const answerWith =
    (status: number, body: Buffer): RequestListener =>
    (_, response) =>
      void response.writeHead(status, { 'content-type': 'text/plain' }).end(body);
  const get = (path = '/a.png'): Promise<Buffer | undefined> => client.get(`${host.origin}${path}`);

  beforeAll(async () => {
    host = await startRecordingServer((request, response) => {
      requests.push(request);
      answer(request, response);
    });
    // Settings are read once, at their first use, so set the variable before that.
    process.env.IMAGE_ORIGINS = host.origin;
  });
  beforeEach(() => {
    requests = [];
    // The deadline of a picture never passes, so that none fails because the machine is slow.
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
    warnings = jest.spyOn(getLog(), 'warn').mockImplementation(() => undefined);
  });
  afterAll(async () => {
    await client.close();
    await host.close();
  });

  it.each([
    ['a JPEG', bytesOf('\xff\xd8\xff rest')],
    ['a PNG', PNG],
    ['a WebP', bytesOf('RIFF\x01\x02\x20\x0aWEBP rest')],
    ['an AVIF', bytesOf('\x00\x00\x00\x20ftypavif rest')],
    ['an animated AVIF', bytesOf('\x00\x00\x00\x20ftypavis rest')],
  ])('are returned for %s, whatever the content type says', async (_, bytes) => {
    answer = answerWith(200, bytes);
    expect(await get('/a.png?size=2')).toEqual(bytes);
    const headers = { accept: 'image/avif,image/webp,image/png,image/jpeg' };
    expect(requests).toMatchObject([{ url: '/a.png?size=2', method: 'GET', headers }]);
  });

  it.each([
    ['an SVG', 200, bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a JPEG after another byte', 200, bytesOf(' \xff\xd8\xff rest')],
    ['a PNG after another byte', 200, bytesOf(' \x89PNG\r\n\x1a\n rest')],
    ['a WebP after another byte', 200, bytesOf(' RIFF\x01\x02\x03\x04WEBP')],
    ['an AVIF after another byte', 200, bytesOf('\x00\x00\x00\x00\x20ftypavif')],
    ['a HEIC', 200, bytesOf('\x00\x00\x00\x20ftypheic rest')],
    ['a picture with the status 404', 404, PNG],
    ['a redirect', 302, PNG],
  ])('are undefined for %s, which is logged as no picture', async (_, status, bytes) => {
    answer = answerWith(status, bytes);
    expect(await get()).toBeUndefined();
    expect(warnings.mock.calls).toEqual([[{ origin: host.origin, status }, 'Preview: no picture']]);
  });

  it.each<[string, RequestListener]>([
    ['more than 4 MB', answerWith(200, Buffer.concat([PNG, Buffer.alloc(MAX_BYTES)]))],
    ['a cut connection', (request) => void request.socket.resetAndDestroy()],
  ])('are undefined for %s, which is logged as a failure', async (_, sent) => {
    answer = sent;
    expect(await get()).toBeUndefined();
    const facts = { origin: host.origin, err: expect.anything() };
    expect(warnings.mock.calls).toEqual([[facts, 'Preview: picture failed']]);
  });

  it('are not awaited after a 404 with an endless body, and the socket is freed', async () => {
    answer = (_, response) => void response.writeHead(404).write('endless');
    expect(await get()).toBeUndefined();
    // If the response stayed unfinished, this loop would make the test time out.
    while (host.unfinished() > 0) await pause(1);
  });

  it.each([undefined, 'https://other.example/a.png'])(
    'are not requested for the address %s, which is not allowed',
    async (address) => {
      expect(await client.get(address)).toBeUndefined();
      expect(requests).toEqual([]);
    },
  );
});
