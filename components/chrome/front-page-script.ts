import { FRONT_PAGE_STEPS } from '@/components/front-page/front-page-steps';
import { showOpenings } from '@/components/ui/show-openings';
import { keepInstallPromptBack } from '@/lib/browser/page-start';
import { startPage } from './start-page.ts';

/** The script of a front page (`PageMain`), in place of `page-script.ts`. */
keepInstallPromptBack();
startPage(new AbortController().signal, [showOpenings, ...FRONT_PAGE_STEPS]);
