import { startPage } from '@/components/chrome/start-page';
import { RESTAURANT_STEPS } from '@/components/restaurant/restaurant-steps';
import { keepInstallPromptBack } from '@/lib/browser/page-start';

/** The script of the page of a restaurant or a table. */
keepInstallPromptBack();
startPage(new AbortController().signal, RESTAURANT_STEPS);
