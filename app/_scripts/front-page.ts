import { showPasswordNotice } from '@/components/account/password-changed-notice';
import { startPage } from '@/components/chrome/start-page';
import { groupRestaurants } from '@/components/front-page/group-restaurants';
import { startAllMenusSearch } from '@/components/front-page/start-all-menus-search';
import { showOpenings } from '@/components/ui/open-now';

/** The script of the home page, the list of restaurants and the hits of a search. */
void startPage([showOpenings, showPasswordNotice, groupRestaurants, startAllMenusSearch]);
