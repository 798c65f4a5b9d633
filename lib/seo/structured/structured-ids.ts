import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';

/**
 * The values of `@id`. The page of a restaurant and its menu page use the same ids, so search
 * engines know that both describe the same restaurant and the same menu.
 */
export const structuredIds = {
  organization: (): string => `${getSettings().siteUrl}/#organizatie`,
  app: (): string => `${getSettings().siteUrl}/#aplicatie`,
  restaurant: (restaurantId: string): string =>
    `${getSettings().siteUrl}${routes.restaurant({ restaurantId })}#restaurant`,
  menu: (restaurantId: string): string =>
    `${getSettings().siteUrl}${routes.menu({ restaurantId })}#meniu`,
} as const;
