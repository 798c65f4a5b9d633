// The styles of menus. `document.ts` explains the lists in this folder.

import './menu.scss';
import '@/components/menu/menu-hero.module.scss';
import '@/components/menu/category-bar.module.scss';
import '@/components/menu/category-section.module.scss';
import '@/components/menu/menu-page.module.scss';
import '@/components/menu/menu-products.module.scss';
import '@/components/menu/download-banner.module.scss';
