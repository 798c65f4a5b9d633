import { render, screen, within } from '@testing-library/react';
import { menuCopy } from '@/lib/i18n/site/menu/menu-copy';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import type { Menu } from '@/lib/restaurant/menu';
import { MenuPage } from './menu-page.tsx';

const empty: Menu = {
  restaurantName: 'Casa Veche',
  heroImage: undefined,
  logoImage: undefined,
  schedule: { kind: 'whole-hours', opensAt: 540, closesAt: 1380 },
  categories: [],
};
const small: Menu = { ...empty, categories: [{ anchor: 'supe', name: 'Supe', products: [] }] };

function renderMenu(menu: Menu, navigation: 'shown' | 'hidden' = 'shown'): void {
  const answer = { outcome: 'found', menu } as const;
  render(
    <MenuPage restaurantId="casa-veche" answer={answer} navigation={navigation} language="ro" />,
  );
}

describe('MenuPage', () => {
  it('shows name, hours and every category', () => {
    renderMenu(small);
    expect(screen.getByRole('heading', { level: 1, name: 'Casa Veche' })).toBeTruthy();
    expect(screen.getByText('9:00 - 23:00')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Supe' }).getAttribute('href')).toBe('#supe');
    const heading = screen.getByRole('heading', { level: 2, name: 'Supe' });
    expect(heading.closest('section')?.id).toBe('supe');
    expect(screen.getByText(siteCopy.menu.emptyCategory)).toBeTruthy();
    expect(screen.getByText(siteCopy.menu.vatIncluded)).toBeTruthy();
  });

  it('says that a menu without categories is empty, and shows no category bar', () => {
    renderMenu(empty);
    expect(screen.getByText(menuCopy.empty)).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: siteCopy.menu.categories })).toBeNull();
  });

  it.each([
    ['shown', 1],
    ['hidden', 0],
  ] as const)('with the navigation %s has %d download banners', (navigation, count) => {
    renderMenu(small, navigation);
    const banners = screen.queryAllByRole('region', { name: siteCopy.downloadBanner.label });
    expect(banners).toHaveLength(count);
  });

  it('links back to its restaurant', () => {
    renderMenu(small);
    const trail = within(screen.getByRole('navigation', { name: siteCopy.breadcrumbs.label }));
    const links = trail
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Acasă', '/'],
      ['Restaurante', '/restaurants'],
      ['Casa Veche', '/restaurant/casa-veche'],
    ]);
    expect(trail.getByText('Meniu').getAttribute('aria-current')).toBe('page');
  });

  it('with the navigation hidden has no link to the restaurant', () => {
    renderMenu(small, 'hidden');
    expect(screen.queryByRole('navigation', { name: siteCopy.breadcrumbs.label })).toBeNull();
    expect(document.querySelector('a[href="/restaurant/casa-veche"]')).toBeNull();
  });

  it('shows the name in `answer`, not a name made from the id, when the provider is down', () => {
    const answer = { outcome: 'down', name: 'Frunză și Bob' } as const;
    render(
      <MenuPage restaurantId="frunza-si-bob" answer={answer} navigation="shown" language="ro" />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Frunză și Bob' })).toBeTruthy();
  });

  it('offers a reload, without an error text, when the provider is down', () => {
    render(
      <MenuPage
        restaurantId="casa-veche"
        answer={{ outcome: 'down' }}
        navigation="shown"
        language="ro"
      />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Casa Veche' })).toBeTruthy();
    const main = screen.getByRole('main');
    expect(main.textContent).toBe(`${menuCopy.eyebrow}Casa Veche${siteCopy.menu.reload}`);
    expect(main.dataset['outcome']).toBe('degraded');
  });
});
