// The styles of the pages for QR codes of tables. `document.ts` explains the lists in this folder.

import './qr.scss';
import '@/components/restaurant/qr-chooser-page.module.scss';
import '@/components/restaurant/qr-sheet-page.module.scss';
