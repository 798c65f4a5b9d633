import { startPage } from '@/components/chrome/start-page';
import { FRONT_PAGE_STEPS } from '@/components/front-page/front-page-steps';
import { keepInstallPromptBack } from '@/lib/browser/page-start';

/** The script of the home page, the list of restaurants and the hits of a search. */
keepInstallPromptBack();
startPage(new AbortController().signal, FRONT_PAGE_STEPS);
