// The styles of the home page, the page for partners and the download page. `document.ts` explains
// the lists in this folder.

import './marketing.scss';
import '@/components/account/password-changed-notice.module.scss';
import '@/components/marketing/hero.module.scss';
import '@/components/marketing/feature-list.module.scss';
import '@/components/marketing/partner-page.module.scss';
import '@/components/marketing/scene-frame.module.scss';
import '@/components/marketing/home-page.module.scss';
import '@/components/marketing/store-section.module.scss';
import '@/components/native-app/app-qr-code.module.scss';
import '@/components/marketing/download-page.module.scss';
import '@/components/marketing/store-redirect.module.scss';
