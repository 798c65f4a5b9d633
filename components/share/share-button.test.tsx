import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shareCopy } from '@/lib/i18n/site/every-page/share-copy';
import { shareDialogCopy } from '@/lib/i18n/site/every-page/share-dialog-copy';
import { ShareButton } from './share-button.client.tsx';

const MENU = 'https://site.example/restaurant/casa-veche/menu';

async function openDialog(): Promise<ReturnType<typeof userEvent.setup>> {
  const user = userEvent.setup();
  render(<ShareButton />);
  await user.click(screen.getByRole('button', { name: shareCopy.share }));
  await screen.findByRole('dialog', { name: shareCopy.share });
  return user;
}

describe('the button that shares a page', () => {
  beforeEach(() => {
    document.head.innerHTML = `<title>Casa Veche</title><link rel="canonical" href="${MENU}">`;
    history.replaceState(null, '', '/restaurant/casa-veche/menu?utm_source=x');
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  it('shares a product through Web Share, without a popup', async () => {
    const share = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    const product = { slug: 'papanasi', name: 'Papanași' };
    render(<ShareButton product={product} />);
    await userEvent.click(screen.getByRole('button', { name: shareCopy.share }));
    expect(share).toHaveBeenCalledWith({
      title: 'Papanași - Casa Veche',
      url: `${MENU}?produs=papanasi`,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('links to WhatsApp and Facebook in new tabs, with `noopener noreferrer`', async () => {
    await openDialog();
    for (const [name, host] of [
      [shareDialogCopy.whatsApp, 'wa.me'],
      [shareDialogCopy.facebook, 'www.facebook.com'],
    ] as const) {
      const link = screen.getByRole<HTMLAnchorElement>('link', { name });
      expect(link.host).toBe(host);
      expect(decodeURIComponent(link.search)).toMatch(new RegExp(`${MENU}$`));
      expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
    }
  });

  it('copies the link and says so', async () => {
    const user = await openDialog();
    await user.click(screen.getByRole('button', { name: shareDialogCopy.copy }));
    expect((await screen.findByText(shareDialogCopy.copied)).getAttribute('role')).toBe('status');
    expect(await navigator.clipboard.readText()).toBe(MENU);
  });

  it('selects the link where the browser forbids the copy', async () => {
    const user = await openDialog();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException());
    await user.click(screen.getByRole('button', { name: shareDialogCopy.copy }));
    await screen.findByText(shareDialogCopy.notCopied);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: shareDialogCopy.address });
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, MENU.length]);
  });

  it('opens the popup again after it was closed', async () => {
    const user = await openDialog();
    await user.click(screen.getByRole('button', { name: shareDialogCopy.close }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: shareCopy.share }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });
});
