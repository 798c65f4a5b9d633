import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { formatMenuHref } from '@/lib/addresses/menu-href';

type Props = { readonly restaurantId: string; readonly text: string };

export function MenuLink({ restaurantId, text }: Props): ReactNode {
  return <ButtonLink href={formatMenuHref({ restaurantId })}>{text}</ButtonLink>;
}
