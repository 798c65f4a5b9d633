import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { shareCopy, shareDialogCopy } from '@/lib/i18n/site/menu/menu-copy';
import { englishMenuCopy } from '@/lib/i18n/site/menu/english-menu-copy';
import { operateShareButtons } from './operate-share-buttons.ts';
import { ShareButton } from './share-button.tsx';
import { formatWhatsAppHref, readSharedLink, shareByDevice } from './share-dialog.tsx';

const MENU = 'https://site.example/restaurant/casa-veche/menu';

describe('the button that shares a page', () => {
  let controller: AbortController;
  beforeEach(() => {
    document.head.innerHTML = `<title>Casa Veche</title><link rel="canonical" href="${MENU}">`;
    history.replaceState(null, '', '/restaurant/casa-veche/menu?utm_source=x');
    controller = new AbortController();
    operateShareButtons(controller.signal);
  });
  afterEach(() => controller.abort());

  it('selects the link where the browser forbids the copy, and has the focus again afterwards', async () => {
    const user = userEvent.setup();
    render(<ShareButton copy={shareCopy} />);
    const button = screen.getByRole('button', { name: shareCopy.share });
    await user.click(button);
    await screen.findByRole('dialog', { name: shareCopy.share });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException());
    await user.click(screen.getByRole('button', { name: shareDialogCopy.copy }));
    await screen.findByText(shareDialogCopy.notCopied);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: shareDialogCopy.address });
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, MENU.length]);
    await user.click(screen.getByRole('button', { name: shareDialogCopy.close }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('shares the product of a button that is drawn later, in the language of the page', async () => {
    document.documentElement.lang = 'en';
    const { share, shareDialog } = englishMenuCopy;
    render(<ShareButton copy={share} product={{ slug: 'ramen', name: 'Ramen' }} />);
    await userEvent.click(screen.getByRole('button', { name: share.share }));
    await screen.findByRole('dialog', { name: share.share });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: shareDialog.address });
    expect(field.value).toBe(`${MENU}?produs=ramen`);
    await userEvent.click(screen.getByRole('button', { name: shareDialog.close }));
    document.documentElement.lang = 'ro';
  });
});

describe('a shared link', () => {
  const url = 'https://site.example/restaurant/casa-veche/menu?produs=papanasi';
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  it('has the origin and the path of the page when there is no canonical link', () => {
    document.head.replaceChildren();
    history.replaceState(null, '', '/restaurant/casa-veche?utm_source=x#meniu');
    expect(readSharedLink().url).toBe(`${location.origin}/restaurant/casa-veche`);
  });

  it('carries any title unchanged to WhatsApp, with the address and nothing else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const { origin, pathname, searchParams } = new URL(formatWhatsAppHref({ title, url }));
        expect([origin, pathname]).toEqual(['https://wa.me', '/']);
        expect([...searchParams]).toEqual([['text', `${title} ${url}`]]);
      }),
    );
  });

  it.each([
    ['AbortError', true],
    ['InvalidStateError', true],
    ['NotAllowedError', false],
    ['DataError', false],
  ])('whose share ends with %s counts as done: %p', async (name, isDone) => {
    const share = (): Promise<void> => Promise.reject(new DOMException('', name));
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    expect(await shareByDevice({ title: 'Papanași', url })).toBe(isDone);
  });
});
