import { render, screen } from '@testing-library/react';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import { MenuPage } from './menu-page.tsx';

describe('the page of a menu while the provider is down', () => {
  it.each([
    ['the name from the list of restaurants', { name: 'Frunză și Bob' }, 'Frunză și Bob'],
    ['the name made from the id', {}, 'Casa Veche'],
  ])('has %s and a reload, without an error text', (_, known, shown) => {
    render(
      <MenuPage
        restaurantId="casa-veche"
        answer={{ outcome: 'down', ...known }}
        navigation="shown"
        language="ro"
      />,
    );
    expect(screen.getByRole('heading', { level: 1, name: shown })).toBeTruthy();
    const main = screen.getByRole('main');
    expect(main.textContent).toBe(`${shown}${siteCopy.menu.reload}`);
  });

  it.each([
    ['shown', 1],
    ['hidden', 0],
  ] as const)('with navigation %s links to other restaurants %i times', (navigation, count) => {
    render(
      <MenuPage
        restaurantId="casa-veche"
        answer={{ outcome: 'down', others: [{ restaurantId: 'la-mama', name: 'La Mama' }] }}
        navigation={navigation}
        language="ro"
      />,
    );
    expect(screen.queryAllByRole('link', { name: 'La Mama' })).toHaveLength(count);
  });
});
