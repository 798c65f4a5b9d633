import type { Step } from '@/components/chrome/start-page';
import { RESTAURANT_STEPS } from '@/components/restaurant/restaurant-steps';
import { operateInstallOffer } from './operate-install-offer.ts';
import { openOpeningPopup } from './open-opening-popup.ts';
import { operateCategoryBar } from './operate-category-bar.ts';
import { operateMenuSearch } from './operate-menu-search.ts';
import { operateMenuView } from './operate-menu-view.ts';
import { operateProducts } from './operate-products.ts';

/** What the browser does on a menu. */
export const MENU_STEPS: readonly Step[] = [
  ...RESTAURANT_STEPS,
  operateCategoryBar,
  operateMenuSearch,
  operateMenuView,
  operateProducts,
  openOpeningPopup,
  operateInstallOffer,
];
