import { startPage } from '@/components/chrome/start-page';
import { operateInstallOffer } from '@/components/menu/install-offer';
import { openOpeningPopup } from '@/components/menu/open-opening-popup';
import { operateCategoryBar } from '@/components/menu/operate-category-bar';
import { operateMenuSearch } from '@/components/menu/operate-menu-search';
import { operateMenuView } from '@/components/menu/operate-menu-view';
import { operateProducts } from '@/components/menu/operate-products';
import { RESTAURANT_STEPS } from '@/components/restaurant/restaurant-steps';

/**
 * The script of a menu: first what a visitor touches first. `operateCategoryBar` renders sections in
 * advance after the popup has opened, and so follows it here.
 */
void startPage([
  operateProducts,
  operateMenuSearch,
  operateMenuView,
  openOpeningPopup,
  ...RESTAURANT_STEPS,
  operateCategoryBar,
  operateInstallOffer,
]);
