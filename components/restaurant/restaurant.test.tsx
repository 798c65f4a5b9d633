import { render, screen, within } from '@testing-library/react';
import { RestaurantsPage } from '@/components/restaurants/restaurants-page';
import { formatMenuHref } from '@/lib/addresses/menu-href';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import type { Menu, RestaurantSummary } from '@/lib/restaurant/menu';
import { OldMenuNotice } from './restaurant-without-menu.tsx';
import { RestaurantPage } from './restaurant-page.tsx';
import { TablePage } from './table-page.tsx';

const ID = 'casa-veche';
const copy = siteCopy.restaurant;

describe('the list of restaurants', () => {
  const casaVeche: RestaurantSummary = {
    name: 'Casa Veche',
    restaurantId: ID,
    image: undefined,
    logoImage: undefined,
    scheduleText: 'Zilnic 10:00 - 22:00',
  };
  const renderList = (restaurants: readonly RestaurantSummary[], mayHaveMore = false): void =>
    void render(<RestaurantsPage answer={{ outcome: 'found', restaurants, mayHaveMore }} />);

  it('shows a restaurant without a valid id, without a link', () => {
    renderList([{ ...casaVeche, restaurantId: undefined }]);
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('heading').textContent).toBe('Casa Veche');
    expect(card.queryByRole('link')).toBeNull();
  });

  it('without restaurants says so and offers a way on', () => {
    renderList([]);
    expect(screen.getByText(siteCopy.restaurants.empty)).toBeTruthy();
    expect(screen.getByText(siteCopy.menu.reload).getAttribute('href')).toBe('');
    expect(screen.getByRole('searchbox')).toBeTruthy();
  });

  it('omits unknown hours', () => {
    renderList([{ ...casaVeche, scheduleText: undefined }]);
    expect(screen.getByRole('article').textContent).not.toMatch(/Program|\d/);
  });

  it("keeps the provider's order, as the terms state, and restaurants that share a name and an id", () => {
    const names = ['Zimbru', 'Ancora', 'Hora', 'Hora'];
    renderList(
      names.map((name, position) => ({
        ...casaVeche,
        name,
        image: position === 0 ? undefined : 'https://img.example/x.webp',
        // Restaurants of the same group, also when the test runs at night.
        scheduleText: undefined,
      })),
    );
    const headings = screen.getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(names);
  });

  it.each([
    [70, true, 1],
    [69, false, 0],
  ])(
    'of %i restaurants, with more %s, says %i times that only the first ones are shown',
    (...row) => {
      const [count, mayHaveMore, times] = row;
      renderList(
        Array.from({ length: count }, () => casaVeche),
        mayHaveMore,
      );
      expect(
        screen.queryAllByText(siteCopy.restaurants.truncated(count), { exact: false }),
      ).toHaveLength(times);
    },
  );
});

const menu: Menu = {
  restaurantName: undefined,
  heroImage: undefined,
  logoImage: undefined,
  schedule: { kind: 'none' },
  categories: [{ anchor: 'gol', name: 'Nimic', products: [] }],
};

describe('the page of a restaurant', () => {
  const renderPage = (changes: Partial<Menu> = {}): void => {
    const answer = { outcome: 'found', menu: { ...menu, ...changes } } as const;
    render(<RestaurantPage restaurantId={ID} answer={answer} language="ro" />);
  };

  it('has the name made from the id when the provider sends none, and a link to an empty menu', () => {
    renderPage();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Casa Veche');
    expect(screen.queryByRole('article')).toBeNull();
    const links = screen.getAllByRole('link', { name: copy.openMenu });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      formatMenuHref({ restaurantId: ID }),
    ]);
  });

  const address = { street: 'Strada Unirii 1', city: 'Arad', postalCode: '310123' };
  const coordinates = { latitude: 46.17, longitude: 21.32 };

  it.each<[string, Partial<Menu>, readonly string[]]>([
    ['only an address', { address }, []],
    ['only coordinates', { coordinates }, [copy.map]],
    ['only a telephone', { telephone: '+40 257 123 456' }, ['+40 257 123 456']],
  ])('shows of its contact what the provider sends: %s', (_, contact, names) => {
    renderPage(contact);
    const header = screen.getByRole('heading', { level: 1 }).closest('header');
    const links = [...(header?.querySelectorAll('a[href^="https:"], a[href^="tel:"]') ?? [])];
    expect(links.map((link) => link.textContent?.replaceAll('\u00a0', ' '))).toEqual(names);
    expect(screen.queryAllByText('Strada Unirii 1, 310123 Arad')).toHaveLength(
      'address' in contact ? 1 : 0,
    );
  });
});

describe('the name in the list of restaurants', () => {
  const answer = { outcome: 'down', name: 'Frunză și Bob' } as const;

  it('is on the page of a restaurant while the provider is down', () => {
    render(<RestaurantPage restaurantId="frunza-si-bob" answer={answer} language="ro" />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Frunză și Bob');
  });

  it('is on the page of a table while the provider is down', () => {
    render(<TablePage restaurantId="frunza-si-bob" tableId="12" answer={answer} language="ro" />);
    expect(screen.getByRole('main').textContent).toContain('Frunză și Bob');
  });
});

describe('the notice on an old menu', () => {
  it.each([
    ['ro', /22 noiembrie 2026, ora 14:20/],
    ['en', /version of 22 November 2026 at 14:20/],
  ] as const)('names the day and the hour in Bucharest (%s)', (language, text) => {
    render(<OldMenuNotice asOf={new Date('2026-11-22T12:20:00Z')} language={language} />);
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('is absent for a current menu', () => {
    const { container } = render(<OldMenuNotice asOf={undefined} language="ro" />);
    expect(container.innerHTML).toBe('');
  });
});
