import { startPage } from '@/components/chrome/start-page';
import { redirectToStore } from '@/components/marketing/redirect-to-store';
import { keepInstallPromptBack } from '@/lib/browser/page-start';

/** The script of the download page. */
keepInstallPromptBack();
startPage(new AbortController().signal, [redirectToStore]);
