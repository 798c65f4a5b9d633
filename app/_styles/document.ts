// The styles that every page loads: those of the header, the footer and the error pages, and those
// of parts that several kinds of page have. The invoice has no list of its own: its styles are few,
// so they are here. The root layout imports this list first, so the styles of a kind of page
// override the styles here.
//
// Each of the other TypeScript files in this folder lists the styles of one kind of page. A page
// imports the lists that it needs before its component. Without these lists the bundler would merge
// the styles of most pages into one file. Each of these lists begins with an empty global
// stylesheet. The bundler never lets a global style reach a page that does not import this style.
// So it keeps the whole list in a separate file.
//
// The order of this list matters to the bundler (`docs/decisions/0008-weight.md`). The
// fonts come first, because in development each module is a separate file, and the files follow
// this order. With `font-display: optional` a browser does not use a font that arrives after the
// first paint.

import '@/styles/fonts';
import '@/styles/global.scss';
import '@/components/ui/button.module.scss';
import '@/components/ui/badge.module.scss';
import '@/components/ui/restaurant-hours.module.scss';
import '@/components/ui/picture.module.scss';
import '@/components/ui/spinner.module.scss';
import '@/components/ui/dialog-shell.module.scss';
import '@/components/native-app/store-buttons.module.scss';
import '@/components/native-app/order.module.scss';
import '@/components/transaction/banner.module.scss';
import '@/components/restaurant/restaurant.module.scss';
import '@/components/transaction/invoice-page.module.scss';
import '@/components/analytics/consent-banner.module.scss';
import '@/components/chrome/notice-frame.module.scss';
import '@/components/chrome/site-footer.module.scss';
import '@/components/chrome/mobile-menu.module.scss';
import '@/components/chrome/site-header.module.scss';
import '@/components/chrome/brand.module.scss';
import '@/components/chrome/breadcrumbs.module.scss';
import '@/components/ui/visually-hidden.module.scss';
import '@/components/trust/trust.module.scss';
