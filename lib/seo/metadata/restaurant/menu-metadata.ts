import type { Metadata } from 'next';
import { formatMenuHref } from '@/lib/addresses/menu-href';
import { routes } from '@/lib/addresses/routes';
import { seoCopy } from '@/lib/i18n/site/seo-copy';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import { PRODUCT_PARAM } from '@/lib/menu-query';
import type { MenuAnswer } from '@/lib/provider/catalogue/get-menu';
import { findProduct } from '@/lib/restaurant/find-product';
import { formatDisplayName } from '@/lib/restaurant/name';
import { assertNever } from '@/lib/result';
import { notFoundMetadata, NOT_INDEXED } from '@/lib/seo/metadata/site-metadata';
import { appMetadata } from '../app-metadata.ts';
import { sharedMetadata } from '../shared-metadata.ts';
import { describeMenu, describeProduct } from './descriptions.ts';

/**
 * The canonical link is the menu's address without a query, also when the requested address has
 * `hidden_navbar`, `hidden_modal`, a language or a product in its query (requirement S-1).
 */
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

/**
 * The metadata of the page that only link-preview crawlers get for the address of a product. If
 * there is no menu, or no product has the slug, returns the same as `menuMetadata`.
 */
export function productMetadata(restaurantId: string, slug: string, answer: MenuAnswer): Metadata {
  const product = answer.outcome === 'found' ? findProduct(answer.menu, slug) : undefined;
  if (answer.outcome !== 'found' || product === undefined) {
    return menuMetadata(restaurantId, answer, 'shown');
  }
  const { restaurantName, logoImage } = answer.menu;
  const name = formatDisplayName(restaurantName, restaurantId);
  const path = routes.menu({ restaurantId });
  return {
    ...sharedMetadata({
      title: seoCopy.product(product.name, name),
      description: describeProduct(name, product),
      path,
      sharedPath: formatMenuHref({ restaurantId, product: slug }),
      preview: {
        path: `${routes.menuPreview({ restaurantId })}?${PRODUCT_PARAM}=${slug}`,
        alt: seoCopy.previewOfProduct(product.name),
        logoImage,
      },
    }),
    ...appMetadata(path),
  };
}
