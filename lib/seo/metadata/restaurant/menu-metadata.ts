import type { Metadata } from 'next';
import { routes } from '@/lib/addresses/routes';
import { seoCopy } from '@/lib/i18n/site/seo-copy';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import type { MenuAnswer } from '@/lib/provider/catalogue/menu';
import { formatDisplayName } from '@/lib/restaurant/name';
import { assertNever } from '@/lib/result';
import { notFoundMetadata, NOT_INDEXED } from '@/lib/seo/metadata/site-metadata';
import { appMetadata } from '../app-metadata.ts';
import { sharedMetadata } from '../shared-metadata.ts';
import { describeMenu } from './describe-restaurant.ts';

/** Addresses with flags or a product have the same canonical link. */
export function menuMetadata(
  restaurantId: string,
  answer: MenuAnswer,
  /** 'hidden' for the embedded menu. */
  navigation: 'shown' | 'hidden',
): Metadata {
  switch (answer.outcome) {
    case 'unknown':
      return notFoundMetadata();
    case 'down':
      return {
        title: siteCopy.menu.title(formatDisplayName(answer.name, restaurantId)),
        robots: NOT_INDEXED,
      };
    case 'found': {
      const name = formatDisplayName(answer.menu.restaurantName, restaurantId);
      const path = routes.menu({ restaurantId });
      return {
        ...sharedMetadata({
          title: siteCopy.menu.title(name),
          description: describeMenu(name, answer.menu),
          path,
          preview: {
            path: routes.menuPreview({ restaurantId }),
            alt: seoCopy.previewOfMenu(name),
            logoImage: answer.menu.logoImage,
          },
        }),
        ...(navigation === 'shown' && appMetadata(path)),
      };
    }
    default:
      return assertNever(answer);
  }
}
