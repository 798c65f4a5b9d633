import type { ReactNode } from 'react';
import { LinkSpinner } from '@/components/restaurant/list/link-spinner.client';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/addresses/routes';
import { siteCopy } from '@/lib/i18n/site/site-copy';

type Props = { readonly restaurantId: string; readonly text: string };

export function MenuLink({ restaurantId, text }: Props): ReactNode {
  return (
    <ButtonLink href={routes.menu({ restaurantId })}>
      {text}
      <LinkSpinner label={siteCopy.chrome.loading} />
    </ButtonLink>
  );
}
