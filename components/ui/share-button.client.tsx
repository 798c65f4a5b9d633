'use client';

import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import type { SharedProduct, sharePage, SharePopup } from './share-dialog.tsx';
import { useEnglish } from '@/lib/hooks/use-english';
import { shareCopy } from '@/lib/i18n/site/every-page/share-copy';

/** Without a product the page itself is shared. */
type Props = { readonly product?: SharedProduct };

type ShareModule = { readonly sharePage: typeof sharePage };

const loadShare = (): Promise<ShareModule> => import('./share-dialog.tsx');

/**
 * The code that shares starts to load on focus or pointer down. A browser allows Web Share only for
 * a short time after a click, and the load should not use up that time.
 */
export function ShareButton({ product }: Props): ReactNode {
  const copy = useEnglish()?.share ?? shareCopy;
  const button = useRef<HTMLButtonElement>(null);
  const [popup, setPopup] = useState<SharePopup | 'failed'>();
  const prepare = (): void => void loadShare().catch(() => undefined);
  const share = (): void =>
    void loadShare().then(
      async (loaded) => setPopup(await loaded.sharePage(product)),
      () => setPopup('failed'),
    );
  const close = (): void => {
    // Safari gives a pressed button no focus, so the browser cannot move the focus back to it.
    button.current?.focus();
    setPopup(undefined);
  };
  return (
    <>
      <Button ref={button} tone="quiet" onPointerDown={prepare} onFocus={prepare} onClick={share}>
        <Icon name="share" size={20} />
        <span>{copy.share}</span>
      </Button>
      {popup === 'failed' && <p role="alert">{copy.failed}</p>}
      {typeof popup === 'object' && <popup.Dialog link={popup.link} onClose={close} />}
    </>
  );
}
