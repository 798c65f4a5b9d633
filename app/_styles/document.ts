// The styles of every page: those of header, footer and error pages, and those of parts that
// several kinds of page have. The styles of the invoice are few, so they are here too, and the
// invoice has no list of its own. The root layout loads these styles first, so the styles of a kind
// of page override them.
//
// The other files of this folder each list the styles of one kind of page; a page imports its list
// before its component. By default the bundler would merge the styles of most pages into one file.
// The empty global stylesheet at the head of a list prevents this: the bundler never lets a global
// style reach a page that does not import it, so it keeps the whole list in a file of its own.
//
// The order of this list matters to the bundler (`docs/decisions/0026-weight-budgets.md`). The
// fonts come first, because in development each module is a file, and the files follow this order.
// With `font-display: optional` the browser does not use a font that arrives after the first paint.

import '@/styles/fonts';
import '@/styles/global.scss';
import '@/components/chrome/document/skip-link.module.scss';
import '@/components/ui/button.module.scss';
import '@/components/ui/badge.module.scss';
import '@/components/ui/hours-line.module.scss';
import '@/components/ui/picture/picture.module.scss';
import '@/components/ui/spinner.module.scss';
import '@/components/ui/dialog-shell.module.scss';
import '@/components/app/store-buttons.module.scss';
import '@/components/transaction/banner.module.scss';
import '@/components/restaurant/round-logo.module.scss';
import '@/components/restaurant/degraded-restaurant.module.scss';
import '@/components/offline/offline.module.scss';
import '@/components/invoice/invoice-document.module.scss';
import '@/components/share/share-dialog.module.scss';
import '@/components/analytics/consent-banner.module.scss';
import '@/components/chrome/main/notice-frame.module.scss';
import '@/components/chrome/footer/site-footer.module.scss';
import '@/components/chrome/header/mobile-menu.module.scss';
import '@/components/chrome/header/site-header.module.scss';
import '@/components/chrome/header/site-logo.module.scss';
import '@/components/chrome/header/breadcrumbs.module.scss';
import '@/components/ui/visually-hidden.module.scss';
import '@/components/trust/footer-trust.module.scss';
