// The styles of the list of restaurants and of the search in all menus. `document.ts` explains the
// lists in this folder.

import './all-menus.scss';
import '@/components/restaurants/all-menus.module.scss';
import '@/components/restaurants/restaurant-list.module.scss';
