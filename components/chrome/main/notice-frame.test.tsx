import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorMain } from './error-main.tsx';
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

describe('ErrorMain', () => {
  it('offers a retry and a link home', async () => {
    const retry = jest.fn();
    render(<ErrorMain onRetry={retry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Reîncarcă' }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Acasă' }).getAttribute('href')).toBe('/');
  });
});
