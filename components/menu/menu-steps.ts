import type { Step } from '@/components/chrome/start-page';
import { RESTAURANT_STEPS } from '@/components/restaurant/restaurant-steps';
import { operateInstallOffer } from './operate-install-offer.ts';
import { openOpeningPopup } from './open-opening-popup.ts';
import { operateCategoryBar } from './operate-category-bar.ts';
import { operateMenuSearch } from './operate-menu-search.ts';
import { operateMenuView } from './operate-menu-view.ts';
import { operateProducts } from './operate-products.ts';

/**
 * What the browser does on a menu: first what a visitor touches first. The sections are rendered in
 * advance (`operateCategoryBar`) after the popup has opened, because a modal dialog makes the browser
 * style again what is rendered.
 */
export const MENU_STEPS: readonly Step[] = [
  operateProducts,
  operateMenuSearch,
  operateMenuView,
  openOpeningPopup,
  ...RESTAURANT_STEPS,
  operateCategoryBar,
  operateInstallOffer,
];
