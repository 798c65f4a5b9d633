import { render, screen } from '@testing-library/react';
import { NotFoundMain } from './not-found-main.tsx';

describe('NotFoundMain', () => {
  it('shows the required texts and a link home', () => {
    render(<NotFoundMain />);
    expect(screen.getByRole('heading', { level: 1, name: '404' })).not.toBeNull();
    expect(screen.getByText('Pagina nu a fost gasita!')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Mergi Acasa' }).getAttribute('href')).toBe('/');
  });

  it('marks the page for the page cache when an id is unknown', () => {
    render(<NotFoundMain mark="unknown" />);
    expect(screen.getByRole('main').dataset['outcome']).toBe('unknown');
  });
});
