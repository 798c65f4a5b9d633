import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getLog } from '@/lib/log';
import { compressBody, createCompressionQueue, isCompressible } from './compress-body.ts';

const KIB = 1_024;

describe('a body', () => {
  it.each([
    ['text/html; charset=utf-8', KIB, true],
    ['text/html; charset=utf-8', KIB - 1, false],
    ['image/svg+xml', KIB, true],
    ['image/png', KIB, false],
    ['font/woff2', KIB, false],
    ['application/json', KIB, true],
    [undefined, KIB, true],
  ])('of the type %s with %i bytes is worth a compression: %s', (type, bytes, expected) => {
    const headers = { 'content-type': type };
    expect(isCompressible({ headers, body: Buffer.alloc(bytes) })).toBe(expected);
  });

  it('is not compressed twice', () => {
    const headers = { 'content-type': 'text/html', 'content-encoding': 'br' };
    expect(isCompressible({ headers, body: Buffer.alloc(KIB) })).toBe(false);
  });

  it.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const)('is smaller in %s, and the same after decoding', async (encoding, decode) => {
    const body = Buffer.from('Sărmăluțe '.repeat(500));
    const compressed = await compressBody[encoding](body);
    expect(compressed.length).toBeLessThan(body.length / 10);
    expect(decode(compressed)).toEqual(body);
  });
});

describe('the queue of compressions', () => {
  it('runs one compression at a time, in order, and drops a new one while 100 are waiting', async () => {
    const compressLater = createCompressionQueue();
    const blocked = Promise.withResolvers<undefined>();
    const done = Promise.withResolvers<undefined>();
    const ran: number[] = [];
    for (let number = 0; number <= 102; number += 1) {
      compressLater(async () => {
        ran.push(number);
        await blocked.promise;
        if (number === 100) done.resolve(undefined);
      });
    }
    expect(ran).toEqual([0]);
    blocked.resolve(undefined);
    await done.promise;
    compressLater(async () => void ran.push(200));
    await new Promise(setImmediate);
    expect(ran).toEqual([...Array.from({ length: 101 }, (_, number) => number), 200]);
  });

  it('logs a failed compression, and runs the next one', async () => {
    const logged = jest.spyOn(getLog(), 'warn').mockImplementation(() => undefined);
    const compressLater = createCompressionQueue();
    const failure = new Error('canary');
    const next = jest.fn(() => Promise.resolve());
    compressLater(() => Promise.reject(failure));
    compressLater(next);
    await new Promise(setImmediate);
    expect(next).toHaveBeenCalled();
    expect(logged.mock.calls).toEqual([[{ err: failure }, 'A kept answer was not compressed']]);
  });
});
