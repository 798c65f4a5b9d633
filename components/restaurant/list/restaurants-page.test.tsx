import { render, screen, within } from '@testing-library/react';
import type { RestaurantSummary } from '@/lib/restaurant/menu';
import { RestaurantsPage } from './restaurants-page.tsx';

const casaVeche: RestaurantSummary = {
  name: 'Casa Veche',
  restaurantId: 'casa-veche',
  image: undefined,
  logoImage: undefined,
  scheduleText: 'Zilnic 10:00 - 22:00',
};

function renderList(restaurants: readonly RestaurantSummary[], mayHaveMore = false): HTMLElement {
  return render(<RestaurantsPage answer={{ outcome: 'found', restaurants, mayHaveMore }} />)
    .container;
}

describe('RestaurantCard', () => {
  it('shows the name, the hours and one link, to the restaurant', () => {
    renderList([casaVeche]);
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('heading', { level: 2 }).textContent).toBe('Casa Veche');
    expect(card.getByText('Zilnic 10:00 - 22:00')).toBeTruthy();
    const [link, ...others] = card.getAllByRole('link');
    expect(link?.getAttribute('href')).toBe('/restaurant/casa-veche');
    expect(others).toEqual([]);
  });

  it('has no link without a valid id', () => {
    renderList([{ ...casaVeche, restaurantId: undefined }]);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Casa Veche');
    expect(within(screen.getByRole('article')).queryByRole('link')).toBeNull();
  });

  it('omits unknown hours', () => {
    renderList([{ ...casaVeche, scheduleText: undefined }]);
    expect(screen.getByRole('article').textContent).toBe('Casa Veche');
  });
});

describe('RestaurantsPage', () => {
  it("keeps the provider's order, as the Terms state", () => {
    const names = ['Zimbru', 'Ancora', 'Hora'];
    renderList(
      names.map((name, position) => ({
        ...casaVeche,
        name,
        image: position === 0 ? undefined : 'https://img.example/x.webp',
        scheduleText: position === 1 ? undefined : 'Zilnic 10:00 - 22:00',
      })),
    );
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(names);
  });

  it('shows both restaurants that share a name and an id', () => {
    renderList([casaVeche, casaVeche]);
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it.each([
    [70, true, 1],
    [69, false, 0],
  ])(
    'with %i restaurants and mayHaveMore %s shows the note on the first 70 restaurants %i times',
    (count, mayHaveMore, notes) => {
      renderList(
        Array.from({ length: count }, () => casaVeche),
        mayHaveMore,
      );
      expect(screen.queryAllByText(/Sunt afișate primele/)).toHaveLength(notes);
    },
  );

  it("shows only the heading, and has the mark 'degraded', when the provider is down", () => {
    render(<RestaurantsPage answer={{ outcome: 'down' }} />);
    const main = screen.getByRole('main');
    expect(main.textContent).toBe('Restaurante');
    expect(main.dataset['outcome']).toBe('degraded');
  });
});
