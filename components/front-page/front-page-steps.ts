import type { Step } from '@/components/chrome/start-page';
import { showOpenings } from '@/components/ui/show-openings';
import { groupRestaurants } from './group-restaurants.ts';
import { showPasswordNotice } from './show-password-notice.ts';
import { startAllMenusSearch } from './start-all-menus-search.ts';

/** What the browser does on the home page, on the list of restaurants and on the hits of a search. */
export const FRONT_PAGE_STEPS: readonly Step[] = [
  showOpenings,
  showPasswordNotice,
  groupRestaurants,
  startAllMenusSearch,
];
