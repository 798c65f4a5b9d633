import { render, screen } from '@testing-library/react';
import type { MenuAnswer } from '@/lib/provider/catalogue/get-menu';
import { TablePage } from './table-page.tsx';

const found: MenuAnswer = {
  outcome: 'found',
  menu: {
    restaurantName: 'Casa Veche',
    heroImage: undefined,
    logoImage: undefined,
    schedule: { kind: 'none' },
    categories: [],
  },
};

function renderTable(answer: MenuAnswer): HTMLElement {
  render(<TablePage restaurantId="casa-veche" tableId="12" answer={answer} />);
  return screen.getByRole('main');
}

describe('TablePage', () => {
  it('shows the table and its restaurant', () => {
    renderTable(found);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Masa 12');
    expect(screen.getByText('Bine ai venit la Casa Veche!')).toBeTruthy();
  });

  it('links to the menu', () => {
    renderTable(found);
    const link = screen.getByRole('link', { name: 'Vezi meniul' });
    expect(link.getAttribute('href')).toBe('/restaurant/casa-veche/menu');
  });

  it('passes the table to the Play Store and not to the App Store', () => {
    renderTable(found);
    const [play, apple] = [/Google Play/, /App Store/].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(play).toContain('referrer=restaurant%3Dcasa-veche%26table%3D12');
    expect(apple).not.toMatch(/table|referrer/);
  });

  it('has the page mark `unstored`', () => {
    expect(renderTable(found).dataset['outcome']).toBe('unstored');
  });

  it('shows the table number while the provider is down', () => {
    const main = renderTable({ outcome: 'down' });
    expect(main.textContent).toContain('Masa 12');
    expect(main.dataset['outcome']).toBe('degraded');
  });

  it('shows the name in `answer` while the provider is down', () => {
    expect(renderTable({ outcome: 'down', name: 'Frunză și Bob' }).textContent).toContain(
      'Frunză și Bob',
    );
  });

  it('is the not-found page for an unknown restaurant', () => {
    const main = renderTable({ outcome: 'unknown' });
    expect(main.textContent).toContain('Pagina nu a fost gasita!');
    expect(main.dataset['outcome']).toBe('unknown');
  });
});
