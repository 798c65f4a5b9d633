import { render, screen } from '@testing-library/react';
import type { MenuAnswer } from '@/lib/provider/catalogue/get-menu';
import { ProductPreviewPage } from './product-preview-page.tsx';

const answer: MenuAnswer = {
  outcome: 'found',
  menu: {
    restaurantName: 'Casa Veche',
    heroImage: undefined,
    logoImage: undefined,
    schedule: { kind: 'none' },
    categories: [
      {
        anchor: 'desert',
        name: 'Desert',
        products: [
          {
            slug: 'papanasi',
            name: 'Papanași',
            priceRon: 24.5,
            description: undefined,
            weight: undefined,
            quantityType: undefined,
            image: undefined,
          },
        ],
      },
    ],
  },
};

describe('ProductPreviewPage', () => {
  it.each([
    ['papanasi', 'Papanași', '/restaurant/casa-veche/menu#p_papanasi'],
    ['altceva', 'Casa Veche', '/restaurant/casa-veche/menu'],
  ])('for slug %s has heading %s, links to %s and is marked unstored', (slug, heading, href) => {
    render(<ProductPreviewPage restaurantId="casa-veche" slug={slug} answer={answer} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    expect(screen.getByRole('link').getAttribute('href')).toBe(href);
    expect(screen.getByRole('main').dataset['outcome']).toBe('unstored');
  });

  it.each([
    ['unknown', 'unknown'],
    ['down', 'degraded'],
  ] as const)('for the outcome %s has the page mark %s', (outcome, mark) => {
    render(<ProductPreviewPage restaurantId="casa-veche" slug="papanasi" answer={{ outcome }} />);
    expect(screen.getByRole('main').dataset['outcome']).toBe(mark);
  });
});
