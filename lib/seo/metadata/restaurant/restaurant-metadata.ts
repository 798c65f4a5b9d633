import type { Metadata } from 'next';
import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import { seoCopy } from '@/lib/i18n/site/seo-copy';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import type { MenuAnswer } from '@/lib/provider/catalogue/get-menu';
import { formatDisplayName } from '@/lib/restaurant/name';
import { assertNever } from '@/lib/result';
import { notFoundMetadata, NOT_INDEXED } from '@/lib/seo/metadata/site-metadata';
import { appMetadata } from '../app-metadata.ts';
import { sharedMetadata } from '../shared-metadata.ts';
import { describeRestaurant } from './descriptions.ts';

export function restaurantMetadata(restaurantId: string, answer: MenuAnswer): Metadata {
  const { title } = siteCopy.restaurant;
  const { brandName } = getSettings();
  switch (answer.outcome) {
    case 'unknown':
      return notFoundMetadata();
    case 'down':
      return {
        title: title(formatDisplayName(answer.name, restaurantId), brandName),
        robots: NOT_INDEXED,
      };
    case 'found': {
      const name = formatDisplayName(answer.menu.restaurantName, restaurantId);
      const path = routes.restaurant({ restaurantId });
      return {
        ...sharedMetadata({
          title: title(name, brandName),
          description: describeRestaurant(name, answer.menu),
          path,
          preview: {
            path: routes.restaurantPreview({ restaurantId }),
            alt: seoCopy.previewOf(name),
            logoImage: answer.menu.logoImage,
          },
        }),
        ...appMetadata(path),
      };
    }
    default:
      return assertNever(answer);
  }
}
