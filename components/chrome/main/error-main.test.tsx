import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorMain } from './error-main.client.tsx';

describe('ErrorMain', () => {
  it('offers a retry and a link home', async () => {
    const retry = jest.fn();
    render(<ErrorMain retry={retry} reset={jest.fn()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Reîncarcă' }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Acasă' }).getAttribute('href')).toBe('/');
  });
});
