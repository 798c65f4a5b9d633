// The styles of QR codes. `document.ts` explains these lists of styles.

import './qr.scss';
import '@/components/qr-sheet/qr-chooser-page.module.scss';
import '@/components/qr-sheet/qr-sheet-form.module.scss';
import '@/components/qr-sheet/qr-sheet-page.module.scss';
import '@/components/qr-sheet/qr-sheets.module.scss';
