import { render, screen, within } from '@testing-library/react';
import type { Category, Menu, Product } from '@/lib/restaurant/menu';
import { RestaurantPage } from './restaurant-page.tsx';

function product(slug: string, priceRon: number): Product {
  const absent = { description: undefined, weight: undefined, quantityType: undefined };
  return { ...absent, slug, name: slug, priceRon, image: undefined };
}

const soups: Category = {
  anchor: 'ciorbe',
  name: 'Ciorbe',
  products: ['burta', 'radauteana', 'perisoare', 'fasole'].map((slug) => product(slug, 24.5)),
};
const empty: Category = { anchor: 'gol', name: 'Nimic', products: [] };

const menu: Menu = {
  restaurantName: 'Casa Veche',
  heroImage: undefined,
  logoImage: undefined,
  schedule: { kind: 'whole-hours', opensAt: 600, closesAt: 1320 },
  categories: [soups, empty],
};

function renderPage(changes: Partial<Menu> = {}): void {
  const answer = { outcome: 'found', menu: { ...menu, ...changes } } as const;
  render(<RestaurantPage restaurantId="casa-veche" answer={answer} />);
}

describe('RestaurantPage', () => {
  it('has the name and the hours', () => {
    renderPage();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Casa Veche');
    expect(screen.getByText('10:00 - 22:00')).toBeTruthy();
  });

  it('derives the name from the id when the provider sends none', () => {
    renderPage({ restaurantName: undefined });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Casa Veche');
  });

  it('shows three products of a category with prices, and links to the category', () => {
    renderPage();
    const card = within(screen.getByRole('article'));
    const rows = card.getAllByRole('listitem').map((row) => row.textContent?.replace(/\s/g, ' '));
    expect(rows).toEqual(['burta24,50 RON', 'radauteana24,50 RON', 'perisoare24,50 RON']);
    expect(card.getByText('4 produse')).toBeTruthy();
    const link = card.getByRole('link', { name: 'Ciorbe' });
    expect(link.getAttribute('href')).toBe('/restaurant/casa-veche/menu#ciorbe');
  });

  it('links to the menu also when every category is empty', () => {
    renderPage({ categories: [empty] });
    expect(screen.queryByRole('article')).toBeNull();
    const links = screen.getAllByRole('link', { name: 'Vezi meniul' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/restaurant/casa-veche/menu']);
  });

  it('links to both app stores and passes the restaurant to the Play Store', () => {
    renderPage();
    const app = screen.getByRole('region', { name: 'Comandă și rezervă din aplicație' });
    const play = within(app).getByRole('link', { name: /Google Play/ });
    expect(play.getAttribute('href')).toContain('referrer=restaurant%3Dcasa-veche');
    expect(within(app).getByRole('link', { name: /App Store/ })).toBeTruthy();
  });
});

describe('the place and the telephone of a restaurant', () => {
  const address = { street: 'Strada Unirii 1', city: 'Arad', postalCode: '310123' };
  const coordinates = { latitude: 46.17, longitude: 21.32 };

  it('are shown with a map link and a telephone link', () => {
    renderPage({ address, coordinates, telephone: '+40 257 123 456' });
    expect(screen.getByText('Strada Unirii 1, 310123 Arad')).toBeTruthy();
    const map = screen.getByRole('link', { name: 'Vezi pe hartă (Google Maps)' });
    expect(map.getAttribute('href')).toMatch(/^https:.*query=46\.17%2C21\.32$/);
    expect(map.getAttribute('rel')).toBe('noopener noreferrer');
    const phone = screen.getByRole('link', { name: '+40\u00a0257\u00a0123\u00a0456' });
    expect(phone.getAttribute('href')).toBe('tel:+40257123456');
  });

  it.each<[string, Partial<Menu>, readonly string[]]>([
    ['nothing', {}, []],
    ['an address', { address }, []],
    ['coordinates', { coordinates }, ['Vezi pe hartă (Google Maps)']],
    ['a telephone', { telephone: '+40 257 123 456' }, ['+40 257 123 456']],
  ])('are left out unless the provider sends them; here it sends %s', (_, contact, names) => {
    renderPage(contact);
    const header = screen.getByRole('heading', { level: 1 }).closest('header');
    const links = [...(header?.querySelectorAll('a[href^="https:"], a[href^="tel:"]') ?? [])];
    expect(links.map((link) => link.textContent?.replaceAll('\u00a0', ' '))).toEqual(names);
    expect(screen.queryAllByText('Strada Unirii 1, 310123 Arad')).toHaveLength(
      'address' in contact ? 1 : 0,
    );
  });
});

describe('RestaurantPage without a menu', () => {
  it('shows the name derived from the id, and a reload link', () => {
    render(<RestaurantPage restaurantId="casa-veche" answer={{ outcome: 'down' }} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Casa Veche');
    expect(screen.getByText('Reîncarcă').getAttribute('href')).toBe('');
    expect(screen.getByRole('main').dataset['outcome']).toBe('degraded');
  });

  it('prefers the name in `answer` to the name derived from the id', () => {
    const answer = { outcome: 'down', name: 'Frunză și Bob' } as const;
    render(<RestaurantPage restaurantId="frunza-si-bob" answer={answer} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Frunză și Bob');
  });

  it('is the not-found page for an unknown restaurant', () => {
    render(<RestaurantPage restaurantId="casa-veche" answer={{ outcome: 'unknown' }} />);
    expect(screen.getByRole('main').textContent).toContain('Pagina nu a fost gasita!');
    expect(screen.getByRole('main').dataset['outcome']).toBe('unknown');
  });
});
