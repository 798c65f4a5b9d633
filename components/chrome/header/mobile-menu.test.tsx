import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MobileMenu } from './mobile-menu.client.tsx';

function Menu(): ReactNode {
  return (
    <MobileMenu
      openLabel="Deschide meniul"
      closeLabel="Închide meniul"
      menuLabel="Meniu de navigare"
      tagline="Poftă bună!"
      logo="Polonic"
    >
      <li>
        <a href="#restaurante">Restaurante</a>
      </li>
    </MobileMenu>
  );
}

const findMenu = (): HTMLElement | null =>
  screen.queryByRole('dialog', { name: 'Meniu de navigare' });

describe('MobileMenu', () => {
  it('is closed at first and its button opens it', async () => {
    render(<Menu />);
    expect(findMenu()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Deschide meniul' }));
    expect(findMenu()).not.toBeNull();
  });

  it.each([
    ['its close button', 'button', 'Închide meniul'],
    ['one of its links', 'link', 'Restaurante'],
  ])('closes after a click on %s', async (_what, role, name) => {
    render(<Menu />);
    await userEvent.click(screen.getByRole('button', { name: 'Deschide meniul' }));
    await userEvent.click(screen.getByRole(role, { name }));
    expect(findMenu()).toBeNull();
  });

  it('stays open on a click beside its links', async () => {
    render(<Menu />);
    await userEvent.click(screen.getByRole('button', { name: 'Deschide meniul' }));
    await userEvent.click(screen.getByText('Poftă bună!'));
    expect(findMenu()).not.toBeNull();
  });
});
