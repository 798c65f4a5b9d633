import { fitsParts, isPlaceholder } from './addresses/fits-path.ts';
import { publicRoutes } from './addresses/public-routes.ts';

/**
 * The path in reports of page views and web vitals, such as '/restaurant/[restaurantId]/menu';
 * undefined for a page that is not reported. Ids are not checked, because the template contains
 * none.
 */
export function getPageTemplate(pathname: string): string | undefined {
  const segments = pathname.split('/');
  const route = Object.values(publicRoutes).find(({ path }) =>
    fitsParts(segments, path.split('/'), (segment, part) =>
      isPlaceholder(part) ? segment !== '' : segment === part,
    ),
  );
  return route?.path;
}
