import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/addresses/routes';

type Props = { readonly restaurantId: string; readonly text: string };

export function MenuLink({ restaurantId, text }: Props): ReactNode {
  return <ButtonLink href={routes.menu({ restaurantId })}>{text}</ButtonLink>;
}
