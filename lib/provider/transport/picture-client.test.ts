import type { RequestListener } from 'node:http';
import { startRecordingServer } from '@/e2e/support/unit/recording-server';
import type { RecordingServer } from '@/e2e/support/unit/recording-server';
import type { getPicture } from './picture-client.ts';

const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1');
const PNG = bytesOf('\x89PNG\r\n\x1a\n rest');

describe('the bytes of a picture', () => {
  let host: RecordingServer;
  let find: typeof getPicture;

  /** Loads the module again, because settings are read once per process. */
  const given = async (answer: RequestListener): Promise<void> => {
    host = await startRecordingServer(answer);
    jest.resetModules();
    jest.replaceProperty(process, 'env', {
      ...process.env,
      IMAGE_ORIGINS: host.origin,
      LOG_LEVEL: 'silent',
    });
    ({ getPicture: find } = await import('./picture-client.ts'));
  };
  const answerWith =
    (status: number, body: Buffer): RequestListener =>
    (_, response) =>
      void response.writeHead(status, { 'content-type': 'text/plain' }).end(body);

  afterEach(async () => {
    await globalThis.boundedPictureAgent?.destroy();
    globalThis.boundedPictureAgent = undefined;
    await host.close();
  });

  it.each([
    ['JPEG', bytesOf('\xff\xd8\xff rest')],
    ['PNG', PNG],
    ['WebP', bytesOf('RIFF\x01\x02\x03\x04WEBP rest')],
    ['AVIF', bytesOf('\x00\x00\x00\x20ftypavif rest')],
  ])('are those of a %s, whatever its type says', async (_, bytes) => {
    await given(answerWith(200, bytes));
    expect(await find(`${host.origin}/a.png?size=2`)).toEqual(bytes);
    expect(host.requests.map(({ url }) => url)).toEqual(['/a.png?size=2']);
  });

  it.each([
    ['an SVG', 200, bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an empty answer', 200, Buffer.alloc(0)],
    ['a picture under 404', 404, PNG],
    ['a redirect', 302, PNG],
    ['more than 4 MB', 200, Buffer.concat([PNG, Buffer.alloc(4 * 1024 * 1024)])],
  ])('are none for %s', async (_, status, bytes) => {
    await given(answerWith(status, bytes));
    expect(await find(`${host.origin}/a.png`)).toBeUndefined();
  });

  it('are none when the host cuts the connection', async () => {
    await given((request) => request.socket.resetAndDestroy());
    expect(await find(`${host.origin}/a.png`)).toBeUndefined();
  });

  it.each([undefined, 'https://other.example/a.png'])(
    'are not asked for at %s',
    async (address) => {
      await given(answerWith(200, PNG));
      expect(await find(address)).toBeUndefined();
      expect(host.requests).toEqual([]);
    },
  );
});
