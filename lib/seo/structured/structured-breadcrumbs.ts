import type { BreadcrumbList } from 'schema-dts';
import { getSettings } from '@/lib/config';
import { siteCopy } from '@/lib/i18n/site-copy';
import { routes } from '@/lib/routes';

type Crumb = { readonly name: string; readonly path: `/${string}` };

/** From the home page over the list down to the page itself. */
export function structureBreadcrumbs(...crumbs: readonly Crumb[]): BreadcrumbList {
  const { siteUrl } = getSettings();
  const { home, restaurants } = siteCopy.chrome;
  const all: readonly Crumb[] = [
    { name: home, path: routes.home() },
    { name: restaurants, path: routes.restaurants() },
    ...crumbs,
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  };
}
