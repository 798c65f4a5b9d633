import { fitsPath, isId } from '../addresses/fits-path.ts';
import { reportedRoutes } from '../addresses/routes.ts';

/**
 * The path of a page that is reported to the ad network: without ids, such as
 * '/restaurant/[restaurantId]/menu'. Undefined for pages that are not reported. The server has
 * checked the ids of a page that is shown.
 */
export function getPageTemplate(pathname: string): string | undefined {
  const shown = Object.values(reportedRoutes).find(({ path }) =>
    fitsPath(pathname, path, (segment, part) => (isId(part) ? segment !== '' : segment === part)),
  );
  return shown?.path;
}
