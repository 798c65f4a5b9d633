import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';

describe('Button', () => {
  it('does not submit a form by default', () => {
    render(<Button>Reîncarcă</Button>);
    expect(screen.getByRole('button', { name: 'Reîncarcă' }).getAttribute('type')).toBe('button');
  });

  it('can have the type submit', () => {
    render(<Button type="submit">Trimite</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('submit');
  });

  it('calls onClick, but not while it is disabled', async () => {
    const press = jest.fn();
    const { rerender } = render(<Button onClick={press}>Reîncarcă</Button>);
    await userEvent.click(screen.getByRole('button'));
    rerender(
      <Button onClick={press} disabled>
        Reîncarcă
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('has a different class for each tone', () => {
    render(
      <>
        <Button>Da</Button>
        <Button tone="quiet">Nu</Button>
      </>,
    );
    const [action, quiet] = screen.getAllByRole('button');
    expect(action?.className).not.toBe(quiet?.className);
  });
});

describe('ButtonLink', () => {
  it('is a link to its page', () => {
    render(<ButtonLink href="/restaurants">Restaurante</ButtonLink>);
    expect(screen.getByRole('link', { name: 'Restaurante' }).getAttribute('href')).toBe(
      '/restaurants',
    );
  });
});
