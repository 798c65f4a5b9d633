import { render, screen, within } from '@testing-library/react';
import { RestaurantsPage } from '@/components/restaurants/restaurants-page';
import { formatMenuHref } from '@/lib/addresses/menu-href';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import type { Menu, RestaurantSummary } from '@/lib/restaurant/menu';
import { OldMenuNotice } from './restaurant-without-menu.tsx';
import { RestaurantPage } from './restaurant-page.tsx';

const ID = 'casa-veche';
const copy = siteCopy.restaurant;

// The list is in `e2e/specs/restaurant/restaurants.spec.ts`, its limit and restaurants without an
// id are in `e2e/specs/menu/large-and-hostile-data.spec.ts`.
describe('the list of restaurants', () => {
  const summary = (name: string): RestaurantSummary => ({
    name,
    restaurantId: ID,
    image: undefined,
    logoImage: undefined,
    scheduleText: undefined,
  });
  const renderList = (...restaurants: readonly RestaurantSummary[]): void =>
    void render(<RestaurantsPage answer={{ outcome: 'found', restaurants, mayHaveMore: false }} />);

  it('without restaurants says so and offers a way on', () => {
    renderList();
    expect(screen.getByText(siteCopy.restaurants.empty)).toBeTruthy();
    expect(screen.getByText(siteCopy.menu.reload).getAttribute('href')).toBe('');
    expect(screen.getByRole('searchbox')).toBeTruthy();
  });

  it('has restaurants that share a name and an id, without unknown hours', () => {
    renderList(summary('Hora'), summary('Hora'));
    const cards = screen.getAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Hora',
      'Hora',
    ]);
    expect(cards[0]?.textContent).not.toMatch(/Program|\d/);
  });
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

  it.each<[Partial<Menu>, readonly string[]]>([
    [{ address }, []],
    [{ coordinates }, [copy.map]],
    [{ telephone: '+40 257 123 456' }, ['+40 257 123 456']],
  ])('shows of its contact only what the provider sends: %j', (contact, names) => {
    renderPage(contact);
    const header = screen.getByRole('heading', { level: 1 }).closest('header');
    const links = [...(header?.querySelectorAll('a[href^="https:"], a[href^="tel:"]') ?? [])];
    expect(links.map((link) => link.textContent?.replaceAll('\u00a0', ' '))).toEqual(names);
    expect(screen.queryAllByText('Strada Unirii 1, 310123 Arad')).toHaveLength(
      'address' in contact ? 1 : 0,
    );
  });
});

it('the notice on an old menu names the day and the hour in Bucharest', () => {
  render(<OldMenuNotice asOf={new Date('2026-11-22T12:20:00Z')} language="en" />);
  expect(screen.getByText(/version of 22 November 2026 at 14:20/)).toBeTruthy();
});
