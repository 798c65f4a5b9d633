import { addressTable } from './address-table.ts';
import { fitsTemplate } from './fits-path.ts';

const { menu, embeddedMenu, englishMenu, embeddedEnglishMenu } = addressTable;

/** The path of each variant of a menu, by language and by whether the navigation is shown. */
export const menuVariants = {
  ro: { shown: menu.path, hidden: embeddedMenu.path },
  en: { shown: englishMenu.path, hidden: embeddedEnglishMenu.path },
} as const;

const languages = [
  ['ro', Object.values(menuVariants.ro)],
  ['en', Object.values(menuVariants.en)],
] as const;

/** The language of the menu at this path; undefined for a page that is not a menu. */
export function getMenuLanguage(pathname: string): keyof typeof menuVariants | undefined {
  return languages.find(([, paths]) => paths.some((path) => fitsTemplate(pathname, path)))?.[0];
}
