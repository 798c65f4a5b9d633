'use client';

import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { closeOnBackdrop } from '@/components/ui/close-on-backdrop';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { DialogShell } from '@/components/ui/dialog-shell';
import { formatFacebookHref, formatWhatsAppHref } from '@/lib/browser/share-targets';
import type { SharedLink } from '@/lib/browser/shared-link';
import { shareCopy } from '@/lib/i18n/site/share-copy';
import { shareDialogCopy } from '@/lib/i18n/site/share-dialog-copy';
import styles from './share-dialog.module.scss';

const HEADING_ID = 'distribuie_titlu';

type Props = { readonly link: SharedLink; readonly onClose: () => void };

/** The ways to share a link without Web Share. The popup is open while it is mounted. */
export function ShareDialog({ link, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState('');
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector('button')?.focus();
  }, []);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link.url);
      setStatus(shareDialogCopy.copied);
    } catch {
      // The browser forbids it, or the page is not on https and has no clipboard.
      address.current?.focus();
      address.current?.select();
      setStatus(shareDialogCopy.notCopied);
    }
  };
  const targets = [
    [shareDialogCopy.whatsApp, formatWhatsAppHref(link)],
    [shareDialogCopy.facebook, formatFacebookHref(link)],
  ] as const;
  return (
    <DialogShell ref={dialog} labelledBy={HEADING_ID} onClose={onClose} onClick={closeOnBackdrop}>
      <h2 id={HEADING_ID} className={styles.heading}>
        {shareCopy.share}
      </h2>
      <input
        ref={address}
        readOnly
        aria-label={shareDialogCopy.address}
        value={link.url}
        className={styles.address}
        onFocus={({ target }) => target.select()}
      />
      <Button onClick={() => void copy()}>{shareDialogCopy.copy}</Button>
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
          {shareDialogCopy.close}
        </Button>
      </form>
    </DialogShell>
  );
}
