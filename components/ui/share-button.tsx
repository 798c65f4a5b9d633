import type { ReactNode } from 'react';
import type { Words } from '@/lib/i18n/language';
import type { shareCopy } from '@/lib/i18n/site/menu/menu-copy';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import type { SharedProduct } from './share-dialog.tsx';

type Props = {
  readonly copy: Words<typeof shareCopy>;
  /** Without a product the page itself is shared. */
  readonly product?: SharedProduct;
};

/** `operateShareButtons` listens to it, also when it is drawn in the browser. */
export function ShareButton({ copy, product }: Props): ReactNode {
  return (
    <Button
      tone="quiet"
      data-share=""
      data-slug={product?.slug}
      data-name={product?.name}
      data-failed={copy.failed}
    >
      <Icon name="share" size={20} />
      <span>{copy.share}</span>
    </Button>
  );
}
