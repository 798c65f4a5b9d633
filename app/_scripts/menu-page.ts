import { startPage } from '@/components/chrome/start-page';
import { MENU_STEPS } from '@/components/menu/menu-steps';
import { keepInstallPromptBack } from '@/lib/browser/page-start';

/** The script of a menu. */
keepInstallPromptBack();
startPage(new AbortController().signal, MENU_STEPS);
