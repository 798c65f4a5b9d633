import fc from 'fast-check';
import { seal, unseal } from './envelope.ts';

const KEY = 'site:page:/terms';
const TTL_MS = 60_000;
const letter = { bytes: Buffer.from('page '.repeat(1_000)), ageMs: 5, revision: 7 };

const sealed = async (): Promise<Buffer> => (await seal(KEY, letter, TTL_MS)) ?? Buffer.alloc(0);

describe('a sealed value', () => {
  it('is compressed, and is the same when it is opened', async () => {
    expect((await sealed()).length).toBeLessThan(200);
    expect(await unseal(KEY, await sealed(), TTL_MS)).toEqual(letter);
  });

  it('is as old as it was plus the time that the server has kept it', async () => {
    expect(await unseal(KEY, await sealed(), TTL_MS - 250)).toMatchObject({ ageMs: 255 });
  });

  it.each([
    ['no end', -1],
    ['gone', -2],
    ['a later end than it was given', TTL_MS + 1],
    ['an end that is no number', NaN],
  ])('is refused with %s', async (_, remainingMs) => {
    expect(await unseal(KEY, await sealed(), remainingMs)).toBeUndefined();
  });

  it('is refused under another key', async () => {
    expect(await unseal(`${KEY}-en`, await sealed(), TTL_MS)).toBeUndefined();
  });

  it('is refused when one bit is changed, wherever', async () => {
    const bytes = await sealed();
    await fc.assert(
      fc.asyncProperty(
        fc.nat(bytes.length - 1),
        fc.integer({ min: 1, max: 255 }),
        async (at, by) => {
          const changed = Buffer.from(bytes);
          changed[at] = (changed[at] ?? 0) ^ by;
          expect(await unseal(KEY, changed, TTL_MS)).toBeUndefined();
        },
      ),
    );
  });

  it('is refused when it is cut off, wherever', async () => {
    const bytes = await sealed();
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), async (length) => {
        expect(await unseal(KEY, bytes.subarray(0, length), TTL_MS)).toBeUndefined();
      }),
    );
  });

  it('is refused when it is any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        expect(await unseal(KEY, Buffer.from(bytes), TTL_MS)).toBeUndefined();
      }),
    );
  });

  it('is not made of more than 32 MB', async () => {
    const bytes = Buffer.alloc(32 * 1024 * 1024 + 1);
    expect(await seal(KEY, { ...letter, bytes }, TTL_MS)).toBeUndefined();
  });
});
