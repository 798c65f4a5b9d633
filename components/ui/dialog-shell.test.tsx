import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { DialogShell } from './dialog-shell.tsx';

describe('DialogShell', () => {
  it('is named by its heading and opened through its ref', () => {
    const dialog = createRef<HTMLDialogElement>();
    render(
      <DialogShell ref={dialog} labelledBy="titlu">
        <h2 id="titlu">Ciorbă de burtă</h2>
      </DialogShell>,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    dialog.current?.showModal();
    expect(screen.getByRole('dialog', { name: 'Ciorbă de burtă' })).toBe(dialog.current);
  });
});
