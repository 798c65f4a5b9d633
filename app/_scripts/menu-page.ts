import { startPage } from '@/components/chrome/start-page';
import { operateInstallOffer } from '@/components/menu/install-offer';
import { openOpeningPopup } from '@/components/menu/open-opening-popup';
import { operateCategoryBar } from '@/components/menu/operate-category-bar';
import { operateMenuSearch } from '@/components/menu/operate-menu-search';
import { operateMenuView } from '@/components/menu/operate-menu-view';
import { operateProducts } from '@/components/menu/operate-products';
import { RESTAURANT_STEPS } from '@/components/restaurant/restaurant-steps';

/**
 * The script of a menu: first what a visitor touches first. The sections are rendered in advance
 * (`operateCategoryBar`) after the popup has opened, because a modal dialog makes the browser style
 * again what is rendered.
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
