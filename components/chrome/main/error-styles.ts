// `SiteDocument` and `TransactionDocument` import this file. Without it, Next in development preloads
// the styles that only the error page has, and Chromium warns that they are unused.

import '@/components/ui/button.module.scss';
import './notice-frame.module.scss';
