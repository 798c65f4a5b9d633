import { startPage } from '@/components/chrome/start-page';
import { RESTAURANT_STEPS } from '@/components/restaurant/restaurant-steps';

/** The script of the page of a restaurant or a table. */
void startPage(RESTAURANT_STEPS);
