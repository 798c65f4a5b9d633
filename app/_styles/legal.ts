// The styles of legal documents. `document.ts` explains these lists of styles.

import './legal.scss';
import '@/components/analytics/consent-settings.module.scss';
import '@/components/legal/legal-table.module.scss';
import '@/components/legal/legal-page.module.scss';
