import fc from 'fast-check';
import { decodeValue, encodeValue } from './stored-value.ts';

const KEY = 'site:page:/terms';
const TTL_MS = 60_000;
const value = { bytes: Buffer.from('page '.repeat(1_000)), ageMs: 5, revision: 7 };

const encode = async (): Promise<Buffer> =>
  (await encodeValue(KEY, value, TTL_MS)) ?? Buffer.alloc(0);

describe('a value in the shared store', () => {
  it('is compressed, and is the same when it is decoded', async () => {
    expect((await encode()).length).toBeLessThan(200);
    expect(await decodeValue(KEY, await encode(), TTL_MS)).toEqual(value);
  });

  it('is as old as it was plus the time that the server has kept it', async () => {
    expect(await decodeValue(KEY, await encode(), TTL_MS - 250)).toMatchObject({ ageMs: 255 });
  });

  it.each([
    ['no time to live', -1],
    ['the remaining time of a missing key', -2],
    ['more remaining time than its time to live', TTL_MS + 1],
    ['a remaining time that is no number', NaN],
  ])('is refused with %s', async (_, remainingMs) => {
    expect(await decodeValue(KEY, await encode(), remainingMs)).toBeUndefined();
  });

  it('is refused under another key', async () => {
    expect(await decodeValue(`${KEY}-en`, await encode(), TTL_MS)).toBeUndefined();
  });

  it('is refused when any of its bytes is changed', async () => {
    const bytes = await encode();
    await fc.assert(
      fc.asyncProperty(
        fc.nat(bytes.length - 1),
        fc.integer({ min: 1, max: 255 }),
        async (at, by) => {
          const changed = Buffer.from(bytes);
          changed[at] = (changed[at] ?? 0) ^ by;
          expect(await decodeValue(KEY, changed, TTL_MS)).toBeUndefined();
        },
      ),
    );
  });

  it('is refused when it is cut off after any byte', async () => {
    const bytes = await encode();
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), async (length) => {
        expect(await decodeValue(KEY, bytes.subarray(0, length), TTL_MS)).toBeUndefined();
      }),
    );
  });

  it('is refused when its bytes are random', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        expect(await decodeValue(KEY, Buffer.from(bytes), TTL_MS)).toBeUndefined();
      }),
    );
  });

  it('is not made from more than 32 MB', async () => {
    const bytes = Buffer.alloc(32 * 1024 * 1024 + 1);
    expect(await encodeValue(KEY, { ...value, bytes }, TTL_MS)).toBeUndefined();
  });
});
