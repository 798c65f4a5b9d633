// The styles of menus. `document.ts` explains the lists in this folder.

import './menu.scss';
import '@/components/menu/menu-hero.module.scss';
import '@/components/menu/category/category-bar.module.scss';
import '@/components/menu/category/category-section.module.scss';
import '@/components/menu/menu-notes.module.scss';
import '@/components/menu/waiter-list.module.scss';
import '@/components/menu/opening/download-banner.module.scss';
import '@/components/menu/opening/opening-popup.module.scss';
import '@/components/menu/product/product-popup.module.scss';
