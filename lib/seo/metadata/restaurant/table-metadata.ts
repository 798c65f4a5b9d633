import type { Metadata } from 'next';
import { routes } from '@/lib/addresses/routes';
import { seoCopy } from '@/lib/i18n/site/seo-copy';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import type { MenuAnswer } from '@/lib/provider/catalogue/get-menu';
import { formatDisplayName } from '@/lib/restaurant/name';
import { notFoundMetadata, NOT_INDEXED } from '@/lib/seo/metadata/site-metadata';
import { appMetadata } from '../app-metadata.ts';
import { sharedMetadata } from '../shared-metadata.ts';

type Table = { readonly restaurantId: string; readonly tableId: string };

/** A table page is not indexed. Search results should show the restaurant's page instead. */
export function tableMetadata({ restaurantId, tableId }: Table, answer: MenuAnswer): Metadata {
  if (answer.outcome === 'unknown') return notFoundMetadata();
  const given = answer.outcome === 'found' ? answer.menu.restaurantName : answer.name;
  const name = formatDisplayName(given, restaurantId);
  return {
    ...sharedMetadata({
      title: siteCopy.table.title(name, tableId),
      description: siteCopy.table.description(name),
      path: routes.restaurant({ restaurantId }),
      preview: {
        path: routes.restaurantPreview({ restaurantId }),
        alt: seoCopy.previewOf(name),
        logoImage: answer.outcome === 'found' ? answer.menu.logoImage : undefined,
      },
    }),
    ...appMetadata(routes.table({ restaurantId, tableId })),
    robots: NOT_INDEXED,
  };
}
