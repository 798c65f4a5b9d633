import { render, screen, within } from '@testing-library/react';
import { getSettings } from '@/lib/config';
import type { RestaurantSummary } from '@/lib/restaurant/menu';
import { HomePage } from './home-page.tsx';

const restaurant = (name: string, parts: Partial<RestaurantSummary> = {}): RestaurantSummary => ({
  name,
  restaurantId: name.toLowerCase(),
  image: undefined,
  logoImage: undefined,
  scheduleText: '10:00 - 22:00',
  ...parts,
});

const found = (...restaurants: readonly RestaurantSummary[]): Parameters<typeof HomePage>[0] => ({
  answer: { outcome: 'found', restaurants, mayHaveMore: false },
});

const down = { answer: { outcome: 'down' } } as const;
const STRIP = { name: 'Ce se gătește în oraș' } as const;

describe('HomePage', () => {
  it.each([
    ['found', found(restaurant('Casa'))],
    ['down', down],
  ])('links to each of the two app stores twice when the outcome is %s', (_outcome, props) => {
    render(<HomePage {...props} />);
    const { appStoreUrl, playStoreUrl } = getSettings();
    for (const [name, url] of [
      ['Descarcă din App Store', appStoreUrl],
      ['Descarcă din Google Play', playStoreUrl],
    ] as const) {
      const links = screen.getAllByRole('link', { name });
      expect(links.map((link) => link.getAttribute('href'))).toEqual([url, url]);
    }
  });

  it.each([
    'Comanzi acum, mănânci când ajungi',
    'Un oraș întreg, un singur meniu',
    'Acasă, la birou sau în zona industrială',
    'Spui cum a fost, de două ori',
    'Ia aplicația cu tine',
  ])('has the section %j while the provider is down', (name) => {
    render(<HomePage {...down} />);
    expect(screen.getByRole('region', { name })).toBeTruthy();
  });

  it('contains the claims of requirement H-3', () => {
    render(<HomePage {...down} />);
    const text = screen.getByRole('main').textContent;
    expect(text).toContain('Peste 8 restaurante, peste 500 de produse');
    expect(text).toContain('dincolo de oraș și în zona industrială');
  });

  it('shows at most six restaurants, all with a page, and those with a picture first', () => {
    const many = Array.from({ length: 8 }, (_, index) => restaurant(`Casa-${index}`));
    const withoutPage = restaurant('Fara-Pagina', { restaurantId: undefined });
    const pictured = restaurant('Cu-Poza', { image: 'https://img.example/x.webp' });
    render(<HomePage {...found(withoutPage, ...many, pictured)} />);
    const tiles = within(screen.getByRole('region', STRIP)).getAllByRole('listitem');
    expect(tiles).toHaveLength(6);
    expect(tiles[0]?.textContent).toContain('Cu-Poza');
    expect(within(screen.getByRole('region', STRIP)).queryByText('Fara-Pagina')).toBeNull();
  });

  it("keeps the provider's order among the restaurants with a picture and among the others", () => {
    const withPicture = { image: 'https://img.example/x.webp' };
    const sent = [
      restaurant('Zimbru'),
      restaurant('Hora', withPicture),
      restaurant('Ancora'),
      restaurant('Bradul', withPicture),
    ];
    render(<HomePage {...found(...sent)} />);
    const links = within(screen.getByRole('region', STRIP)).getAllByRole('link');
    const names = links.map(
      ({ textContent }) => /Zimbru|Hora|Ancora|Bradul/.exec(textContent)?.[0],
    );
    expect(names.filter(Boolean)).toEqual(['Hora', 'Bradul', 'Zimbru', 'Ancora']);
  });

  it('links a restaurant to its page', () => {
    render(<HomePage {...found(restaurant('Casa'))} />);
    const link = screen.getByRole('link', { name: /^Casa/ });
    expect(link.getAttribute('href')).toBe('/restaurant/casa');
  });

  it.each([
    ['is down', down],
    ['has no restaurants', found()],
  ])('omits the strip of restaurants when the provider %s', (_outcome, props) => {
    render(<HomePage {...props} />);
    expect(screen.queryByRole('region', STRIP)).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pune Aradul pe masă.');
  });

  it("has the page mark 'unstored' when the provider is down, and otherwise no page mark", () => {
    const { unmount } = render(<HomePage {...down} />);
    expect(screen.getByRole('main').dataset['outcome']).toBe('unstored');
    unmount();
    render(<HomePage {...found(restaurant('Casa'))} />);
    expect(screen.getByRole('main').dataset['outcome']).toBeUndefined();
  });

  it('contains the closed event dialog with a telephone number and no control that opens it', () => {
    render(<HomePage {...down} />);
    const dialog = document.querySelector('dialog');
    expect(dialog?.open).toBe(false);
    expect(dialog?.querySelector('h2')?.textContent).toBe('Ne întâlnim pe 14 mai 2024');
    expect(dialog?.querySelector('time')?.dateTime).toBe('2024-05-14');
    expect(dialog?.querySelector('a')?.href).toMatch(/^tel:\+/);
    expect(document.querySelector('[commandfor],[popovertarget],[aria-haspopup]')).toBeNull();
    const controls = [...document.querySelectorAll('button,summary,[role=button],a:not([href])')];
    const others = controls.filter((control) => control.closest('dialog,form') === null);
    expect(others).toEqual([]);
  });
});
