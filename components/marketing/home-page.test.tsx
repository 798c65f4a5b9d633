import { render, screen, within } from '@testing-library/react';
import { homeCopy } from '@/lib/i18n/site/home-copy';
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
const { orderAhead, manyRestaurants, delivery, reviews, stores, strip } = homeCopy;
const STRIP = { name: strip.heading } as const;

describe('the home page', () => {
  it('has its sections without the provider', () => {
    render(<HomePage {...down} />);
    for (const { heading } of [orderAhead, manyRestaurants, delivery, reviews, stores])
      expect(screen.getByRole('region', { name: heading })).toBeTruthy();
  });

  it('claims delivery in the city, beyond it and in the industrial zone', () => {
    render(<HomePage {...down} />);
    const text = screen.getByRole('main').textContent;
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

  it.each([
    ['is down', down],
    ['has no restaurants', found()],
  ])('omits the strip of restaurants when the provider %s', (_outcome, props) => {
    render(<HomePage {...props} />);
    expect(screen.queryByRole('region', STRIP)).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });

  it('has no control that opens the dialog of the event, which asks for a call', () => {
    render(<HomePage {...down} />);
    expect(document.querySelector('dialog a')?.getAttribute('href')).toMatch(/^tel:\+/);
    expect(document.querySelector('[commandfor],[popovertarget],[aria-haspopup]')).toBeNull();
    const controls = [...document.querySelectorAll('button,summary,[role=button],a:not([href])')];
    const others = controls.filter((control) => control.closest('dialog,form') === null);
    expect(others).toEqual([]);
  });
});
