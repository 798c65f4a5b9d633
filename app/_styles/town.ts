// The styles of the list of restaurants and of the search in all menus. `document.ts` explains
// these lists of styles.

import './town.scss';
import '@/components/town/town.module.scss';
import '@/components/restaurant/list/restaurant-card.module.scss';
import '@/components/restaurant/list/restaurants-page.module.scss';
import '@/components/town/town-results-page.module.scss';
