// The styles of the restaurant page and the table page. `document.ts` explains the lists in this
// folder.

import './restaurant.scss';
import '@/components/native-app/app-section.module.scss';
import '@/components/restaurant/menu-preview.module.scss';
import '@/components/restaurant/restaurant-page.module.scss';
import '@/components/restaurant/table-page.module.scss';
