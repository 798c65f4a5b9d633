import { startPage } from '@/components/chrome/start-page';
import { FRONT_PAGE_STEPS } from '@/components/front-page/front-page-steps';

/** The script of the home page, the list of restaurants and the hits of a search. */
void startPage(FRONT_PAGE_STEPS);
