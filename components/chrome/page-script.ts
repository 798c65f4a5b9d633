import { keepInstallPromptBack } from '@/lib/browser/page-start';
import { startPage } from './start-page.ts';

/**
 * The only script of a page without the framework that is no front page
 * (`lib/server/framework-free-page.ts`). The framework's bundler does not know this file:
 * `e2e/commands/build-page-script.ts` makes one file of it and of what it imports.
 */
keepInstallPromptBack();
startPage(new AbortController().signal);
