import { fitsPath, isId } from '../addresses/fits-path.ts';
import { reportedRoutes } from '../addresses/reported-routes.ts';

/**
 * The path under which a page is reported to the ad network, with placeholders in place of ids,
 * such as '/restaurant/[restaurantId]/menu'. Undefined for pages that are not reported. Ids are not
 * checked, because the template contains none; a not-found page at such an address has the same
 * template.
 */
export function getPageTemplate(pathname: string): string | undefined {
  const shown = Object.values(reportedRoutes).find(({ path }) =>
    fitsPath(pathname, path, (segment, part) => (isId(part) ? segment !== '' : segment === part)),
  );
  return shown?.path;
}
