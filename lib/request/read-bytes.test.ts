import { readBytes } from './read-bytes.ts';

const MAX_BYTES = 8;
const bodyOf = (...chunks: readonly string[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
const textOf = async (body: ReadableStream<Uint8Array> | null): Promise<string | undefined> => {
  const bytes = await readBytes(body, MAX_BYTES);
  return bytes && new TextDecoder().decode(bytes);
};

describe('a body', () => {
  it.each([
    [[], ''],
    [['1234', '5678'], '12345678'],
    [['1234', '5678', '9'], undefined],
    [['123456789'], undefined],
  ])('that arrives in the chunks %j is read as %j', async (chunks, text) => {
    expect(await textOf(bodyOf(...chunks))).toBe(text);
  });

  it('that is missing is read as empty', async () => {
    expect(await textOf(null)).toBe('');
  });

  it('that is cut off is read as undefined', async () => {
    const cutOff = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error('aborted')),
    });

    expect(await textOf(cutOff)).toBeUndefined();
  });

  it('that never ends is cancelled as soon as it is too large', async () => {
    let pulled = 0;
    const cancel = jest.fn();
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pulled += 1;
        controller.enqueue(new Uint8Array(4));
      },
      cancel,
    });

    expect(await readBytes(endless, MAX_BYTES)).toBeUndefined();
    expect(pulled).toBeLessThan(10);
    expect(cancel).toHaveBeenCalledTimes(1);
  });
});
