import { startPage } from '@/components/chrome/start-page';
import { printSheets } from '@/components/restaurant/print-sheets';
import { keepInstallPromptBack } from '@/lib/browser/page-start';

/** The script of the page with the sheets of QR codes. */
keepInstallPromptBack();
startPage(new AbortController().signal, [printSheets]);
