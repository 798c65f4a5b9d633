import { startPage } from '@/components/chrome/start-page';
import { printSheets } from '@/components/restaurant/print-sheets';

/** The script of the page with the sheets of QR codes. */
void startPage([printSheets]);
