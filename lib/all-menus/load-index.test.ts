import { loadIndex } from './load-index.ts';
import { INDEX_FORMAT } from './menus-index.ts';

const index = {
  format: INDEX_FORMAT,
  restaurants: [],
  menus: { known: 0, all: 0 },
  oldestReceivedAt: 0,
  periodMs: 300_000,
};

describe('the index of all menus', () => {
  let fetchMock: jest.SpiedFunction<typeof fetch>;
  beforeEach(() => {
    fetchMock = jest.spyOn(globalThis, 'fetch');
  });

  it('is requested from the site, even if the cache of the browser has a copy', async () => {
    fetchMock.mockResolvedValueOnce(Response.json(index));

    expect(await loadIndex()).toEqual(index);
    expect(fetchMock.mock.calls).toEqual([
      ['/cautare.json', expect.objectContaining({ cache: 'no-cache' })],
    ]);
  });

  it.each([
    ['an error, even if its body is an index', Response.json(index, { status: 503 })],
    ['an index of an older release', Response.json({ ...index, format: INDEX_FORMAT - 1 })],
    ['no object', Response.json(null)],
    ['a page in place of JSON', new Response('<!doctype html>')],
  ])('is refused when the answer is %s', async (_, answer) => {
    fetchMock.mockResolvedValueOnce(answer);
    await expect(loadIndex()).rejects.toThrow();
  });

  it('is refused with an error that names the status of the answer', async () => {
    fetchMock.mockResolvedValueOnce(Response.json({}, { status: 503 }));
    await expect(loadIndex()).rejects.toThrow('503');
  });

  it('is not loaded when the connection fails', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(loadIndex()).rejects.toThrow('Failed to fetch');
  });

  it('is not loaded after half a minute without an answer', async () => {
    const deadline = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    fetchMock.mockImplementationOnce(
      (_, { signal } = {}) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('Too late')));
        }),
    );
    const loading = loadIndex();
    deadline.abort();

    await expect(loading).rejects.toThrow('Too late');
    expect(timeout).toHaveBeenCalledWith(30_000);
  });
});
