import { fitsPath, isId } from '../addresses/fits-path.ts';
import { reportedRoutes } from '../addresses/reported-routes.ts';

/**
 * The path under which a page is reported to the ad network, with placeholders in place of ids,
 * such as '/restaurant/[restaurantId]/menu'. Undefined for pages that are not reported. Ids are not
 * checked again, because the server has checked those of a page that it answers.
 */
export function getPageTemplate(pathname: string): string | undefined {
  const shown = Object.values(reportedRoutes).find(({ path }) =>
    fitsPath(pathname, path, (segment, part) => (isId(part) ? segment !== '' : segment === part)),
  );
  return shown?.path;
}
