import { startPage } from '@/components/chrome/start-page';
import { keepInstallPromptBack } from '@/lib/browser/page-start';

/**
 * The script of a public page of no special kind. `e2e/commands/build-page-scripts.ts` makes one file
 * of each `*-page.ts` of this folder and of what it imports; the framework's bundler knows them in
 * development only.
 */
keepInstallPromptBack();
startPage(new AbortController().signal);
