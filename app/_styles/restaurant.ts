// The styles of the restaurant page and the table page. `document.ts` explains the lists in this
// folder.

import './restaurant.scss';
import '@/components/app/app-section.module.scss';
import '@/components/restaurant/category-preview.module.scss';
import '@/components/restaurant/menu-preview.module.scss';
import '@/components/restaurant/restaurant-content.module.scss';
import '@/components/restaurant/restaurant-hero.module.scss';
import '@/components/restaurant/table-content.module.scss';
