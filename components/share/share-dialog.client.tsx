'use client';

import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { closeOnBackdrop, DialogShell } from '@/components/ui/dialog-shell';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { formatFacebookHref, formatWhatsAppHref } from '@/lib/browser/share-targets';
import type { SharedLink } from '@/lib/browser/shared-link';
import { useEnglish } from '@/lib/hooks/use-english';
import { shareCopy } from '@/lib/i18n/site/every-page/share-copy';
import { shareDialogCopy } from '@/lib/i18n/site/every-page/share-dialog-copy';
import styles from './share-dialog.module.scss';

const HEADING_ID = 'distribuie_titlu';

type Props = { readonly link: SharedLink; readonly onClose: () => void };

/** The ways to share a link without Web Share. The popup is open while it is mounted. */
export function ShareDialog({ link, onClose }: Props): ReactNode {
  const english = useEnglish();
  const copy = english?.shareDialog ?? shareDialogCopy;
  const dialog = useRef<HTMLDialogElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState('');
  useEffect(() => {
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
