// The styles of legal documents. `document.ts` explains the lists in this folder.

import './legal.scss';
import '@/components/analytics/consent-settings.module.scss';
import '@/components/legal/legal-table.module.scss';
import '@/components/legal/legal-page.module.scss';
