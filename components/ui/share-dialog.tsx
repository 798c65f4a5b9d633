import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Button, buttonClass } from './button.tsx';
import { closeOnBackdrop } from './close-on-backdrop.ts';
import { DialogShell } from './dialog-shell.tsx';
import { shareCopy, shareDialogCopy } from '@/lib/i18n/site/menu/menu-copy';
import type { EnglishMenuCopy } from '@/lib/i18n/site/menu/english-menu-copy';
import { loadEnglish } from '@/lib/i18n/site/menu/load-english';
import styles from './share-dialog.module.scss';
import { formatProductAddress } from '@/lib/browser/product-address';

/** What a visitor shares. Web Share prescribes the names of the fields. */
export type SharedLink = { readonly title: string; readonly url: string };

export type SharedProduct = { readonly slug: string; readonly name: string };

/**
 * Shares the page or the product through Web Share, or by a dialog if Web Share is missing or not
 * allowed. `button` is the pressed one. Rejects if the texts of the dialog cannot be loaded.
 */
export async function sharePage(button: HTMLElement, product?: SharedProduct): Promise<void> {
  const link = readSharedLink(product);
  if (await shareByDevice(link)) return;
  openDialog(link, button, await loadEnglish());
}

/** Does nothing if an earlier press has opened the dialog. */
function openDialog(link: SharedLink, button: HTMLElement, english?: EnglishMenuCopy): void {
  if (document.querySelector(`#${HEADING_ID}`) !== null) return;
  // A child of `body`, because the button may stand in another dialog, or in a part of the page
  // whose elements a script replaces.
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const close = (): void => {
    removeEventListener('popstate', close);
    root.unmount();
    container.remove();
    // Safari gives a pressed button no focus, so the browser cannot move the focus back to it.
    button.focus();
  };
  // Back closes the popup of a product, in which the button may stand.
  addEventListener('popstate', close);
  root.render(<ShareDialog link={link} english={english} onClose={close} />);
}

/**
 * The link to this page, or to a product in the page. The URL is made from the canonical link,
 * because the address in the browser may contain flags, a campaign or an anchor. Without a
 * canonical link, the URL is made from the page's origin and path.
 */
export function readSharedLink(product?: SharedProduct): SharedLink {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const page = canonical ?? `${location.origin}${location.pathname}`;
  if (product === undefined) return { title: document.title, url: page };
  return {
    title: `${product.name} - ${document.title}`,
    url: new URL(formatProductAddress(page, product.slug), page).href,
  };
}

/**
 * Opens the device's own dialog for sharing, through Web Share. Resolves to false when the browser
 * cannot or may not open the dialog. Resolves to true when the link was shared, when the visitor
 * closed the dialog, or when an earlier dialog is still open.
 */
export async function shareByDevice(link: SharedLink): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(link);
    return true;
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    return name === 'AbortError' || name === 'InvalidStateError';
  }
}

const HEADING_ID = 'distribuie_titlu';

type Props = {
  readonly link: SharedLink;
  /** Undefined on a Romanian page. */
  readonly english: EnglishMenuCopy | undefined;
  readonly onClose: () => void;
};

/** The ways to share a link without Web Share. The popup is open while it is mounted. */
function ShareDialog({ link, english, onClose }: Props): ReactNode {
  const copy = english?.shareDialog ?? shareDialogCopy;
  const dialog = useRef<HTMLDialogElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState('');
  useLayoutEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector('button')?.focus();
  }, []);

  const copyLink = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link.url);
      setStatus(copy.copied);
    } catch {
      // The browser forbids the copy, or the page is not on https and has no clipboard.
      address.current?.focus();
      address.current?.select();
      setStatus(copy.notCopied);
    }
  };
  const targets = [
    [copy.whatsApp, formatWhatsAppHref(link)],
    [copy.facebook, formatFacebookHref(link)],
  ] as const;
  return (
    <DialogShell ref={dialog} labelledBy={HEADING_ID} onClose={onClose} onClick={closeOnBackdrop}>
      <h2 id={HEADING_ID} className={styles.heading}>
        {(english?.share ?? shareCopy).share}
      </h2>
      <input
        ref={address}
        readOnly
        aria-label={copy.address}
        value={link.url}
        className={styles.address}
        onFocus={({ target }) => target.select()}
      />
      <Button onClick={() => void copyLink()}>{copy.copy}</Button>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {targets.map(([text, href]) => (
        <a
          key={href}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('quiet')}
        >
          {text}
        </a>
      ))}
      <form method="dialog" className={styles.actions}>
        <Button type="submit" tone="quiet">
          {copy.close}
        </Button>
      </form>
    </DialogShell>
  );
}

/** WhatsApp's address for a message to a contact that the visitor chooses. */
export function formatWhatsAppHref({ title, url }: SharedLink): string {
  return `https://wa.me/?${new URLSearchParams({ text: `${title} ${url}` })}`;
}

/** The link contains no title, because Facebook reads title and picture from the shared page. */
function formatFacebookHref({ url }: SharedLink): string {
  return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`;
}
