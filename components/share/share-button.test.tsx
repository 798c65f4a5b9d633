import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shareCopy } from '@/lib/i18n/site/every-page/share-copy';
import { shareDialogCopy } from '@/lib/i18n/site/every-page/share-dialog-copy';
import { ShareButton } from './share-button.client.tsx';

const MENU = 'https://site.example/restaurant/casa-veche/menu';

describe('the button that shares a page', () => {
  beforeEach(() => {
    document.head.innerHTML = `<title>Casa Veche</title><link rel="canonical" href="${MENU}">`;
    history.replaceState(null, '', '/restaurant/casa-veche/menu?utm_source=x');
  });

  it('selects the link where the browser forbids the copy', async () => {
    const user = userEvent.setup();
    render(<ShareButton />);
    await user.click(screen.getByRole('button', { name: shareCopy.share }));
    await screen.findByRole('dialog', { name: shareCopy.share });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException());
    await user.click(screen.getByRole('button', { name: shareDialogCopy.copy }));
    await screen.findByText(shareDialogCopy.notCopied);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: shareDialogCopy.address });
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, MENU.length]);
  });
});
