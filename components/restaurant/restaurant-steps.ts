import type { Step } from '@/components/chrome/start-page';
import { operateOrderLinks } from '@/components/native-app/operate-order-links';
import { operateShareButtons } from '@/components/ui/operate-share-buttons';
import { showOpenings } from '@/components/ui/show-openings';
import { savePage } from './save-page.ts';
import { showTable } from './show-table.ts';

/** What the browser does on the page of a restaurant or a table. */
export const RESTAURANT_STEPS: readonly Step[] = [
  showTable,
  operateOrderLinks,
  operateShareButtons,
  showOpenings,
  savePage,
];
