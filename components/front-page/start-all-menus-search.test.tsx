import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MenusIndex } from '@/lib/all-menus/menus-index';
import { allMenusCopy } from '@/lib/i18n/site/all-menus-copy';
import { AllMenusPanel } from '@/components/restaurants/restaurants-page';
import { startAllMenusSearch } from './start-all-menus-search.ts';

const index: MenusIndex = {
  format: 3,
  menus: { known: 1, all: 2 },
  oldestReceivedAt: Date.now(),
  periodMs: 300_000,
  restaurants: [
    {
      name: 'La Mama',
      restaurantId: 'la-mama',
      hours: '10:00 - 22:00',
      schedule: { kind: 'none' },
      categories: [{ name: 'Desert', products: [{ name: 'Papanași', priceRon: 26, slug: 'p-2' }] }],
    },
  ],
};

const respondWith = (body: unknown, status = 200): typeof fetch =>
  jest.fn(() => Promise.resolve(Response.json(body, { status })));

let page: AbortController;

/** `touch` runs before the script of the page. */
async function openPanel(touch?: () => Promise<void>): Promise<HTMLInputElement> {
  render(
    <AllMenusPanel query={{ text: '', opening: 'toate' }} words={[]}>
      <p>Lista</p>
    </AllMenusPanel>,
  );
  await touch?.();
  page = new AbortController();
  startAllMenusSearch(page.signal);
  return screen.getByRole<HTMLInputElement>('searchbox', { name: allMenusCopy.label });
}

const status = (): string | null => screen.getByRole('status').textContent;

describe('the search in all menus', () => {
  // A search writes its query into the address. Without this reset the next test would begin with
  // the query.
  afterEach(() => {
    page.abort();
    history.replaceState(null, '', '/');
  });

  it.each([
    ['only when the field is focused', 0, undefined],
    [
      'without further input when the filter was chosen before the script ran',
      1,
      () => userEvent.click(screen.getByRole('checkbox', { name: allMenusCopy.openNow })),
    ],
  ])('loads the index %s', async (_, count, touch) => {
    globalThis.fetch = respondWith(index);
    const field = await openPanel(touch);
    await import('./live-search.ts');
    expect(fetch).toHaveBeenCalledTimes(count);
    field.focus();
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  });

  it('says in an old tab that the data may be old until a renewal succeeds, and retries a failed renewal at an input after ten seconds', async () => {
    const QUARTER_MS = 900_000;
    /** A little longer than one animation frame, in which the search runs. */
    const A_FRAME_MS = 20;
    const OLD_DATA_NOTE = 'Unele prețuri și programe pot să nu fie la zi';
    const renewed: MenusIndex = {
      ...index,
      menus: { known: 2, all: 2 },
      oldestReceivedAt: Date.now() + QUARTER_MS,
    };
    let failRenewal = (): void => undefined;
    const failure = new Promise<Response>((_, reject) => {
      failRenewal = () => reject(new TypeError('offline'));
    });
    globalThis.fetch = jest
      .fn<Promise<Response>, []>()
      .mockResolvedValueOnce(Response.json(index))
      .mockReturnValueOnce(failure)
      .mockResolvedValueOnce(Response.json(renewed));
    jest.useFakeTimers({ advanceTimers: true });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const field = await openPanel();
    await user.type(field, 'papan');
    await waitFor(() => expect(status()).toContain('Am căutat în 1 din 2'));
    expect(status()).not.toContain(OLD_DATA_NOTE);

    jest.advanceTimersByTime(QUARTER_MS);
    await user.type(field, 'a');
    await waitFor(() => expect(status()).toContain(OLD_DATA_NOTE));
    failRenewal();
    await jest.advanceTimersByTimeAsync(9_000);
    fireEvent.input(field);
    await jest.advanceTimersByTimeAsync(A_FRAME_MS);
    expect(status()).toContain(OLD_DATA_NOTE);
    expect(fetch).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(2_000);
    fireEvent.input(field);
    await waitFor(() => expect(status()).toBe('Am găsit un produs într-un restaurant.'));
    expect(fetch).toHaveBeenCalledTimes(3);
    jest.useRealTimers();
  });

  it('leaves a hit at the next letter when a translator has changed its text', async () => {
    globalThis.fetch = respondWith(index);
    const field = await openPanel();
    await userEvent.type(field, 'papan');
    const link = await screen.findByRole('link', { name: /Papanași/ });
    link.textContent = 'Doughnuts';
    await userEvent.type(field, 'a');
    await new Promise(requestAnimationFrame);
    expect(screen.getByRole('link', { name: /Doughnuts/ })).toBe(link);
  });

  it.each([
    ['an index of another release', respondWith({ ...index, format: 1 })],
    ['an error of the server', respondWith(null, 503)],
    ['a lost connection', jest.fn(() => Promise.reject(new TypeError('offline')))],
  ])(
    'says after %s that the menus were not loaded, and sends the form to the server',
    async (_, failing) => {
      globalThis.fetch = failing;
      const field = await openPanel();
      await userEvent.type(field, 'papan');
      await waitFor(() => expect(status()).toBe(allMenusCopy.failed));
      const form = field.form;
      if (form === null) throw new Error('The field has no form');
      expect(fireEvent.submit(form)).toBe(true);
    },
  );
});
