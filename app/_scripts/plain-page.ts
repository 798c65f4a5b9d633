import { startPage } from '@/components/chrome/start-page';

/**
 * The script of a public page of no special kind. `e2e/commands/build-page-scripts.ts` makes one file
 * of each `*-page.ts` of this folder and of what it imports; the framework's bundler knows them in
 * development only.
 */
void startPage();
