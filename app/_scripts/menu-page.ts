import { startPage } from '@/components/chrome/start-page';
import { MENU_STEPS } from '@/components/menu/menu-steps';

/** The script of a menu. */
void startPage(MENU_STEPS);
