import { link } from './link.ts';

/**
 * If the visitor has consented, the site may report views of these pages to the ad network. The
 * site collects web vitals of these pages only. Both kinds of reports contain the path with
 * `[name]` for each id.
 */
export const publicRoutes = {
  home: link('/'),
  restaurants: link('/restaurants'),
  partner: link('/partener'),
  /** The page on which a partner chooses the restaurant whose table codes are printed. */
  qrChooser: link('/partener/coduri'),
  downloadApp: link('/downloadapp'),
  restaurant: link('/restaurant/[restaurantId]'),
  menu: link('/restaurant/[restaurantId]/menu'),
  table: link('/restaurant/[restaurantId]/table/[tableId]'),
  privacy: link('/privacy'),
  terms: link('/terms'),
  coinsTerms: link('/coins-terms'),
  cookies: link('/cookies'),
  additionalAct: link('/actaditional'),
  eula: link('/eula'),
  accessibility: link('/accesibilitate'),
};
