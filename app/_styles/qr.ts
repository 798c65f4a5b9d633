// The styles of the pages for QR codes of tables. `document.ts` explains the lists in this folder.

import './qr.scss';
import '@/components/qr-sheet/qr-chooser-page.module.scss';
import '@/components/qr-sheet/qr-sheet-form.module.scss';
import '@/components/qr-sheet/qr-sheet-page.module.scss';
import '@/components/qr-sheet/qr-sheets.module.scss';
