import type { AddressRow, Choice } from '../addresses/address-table.ts';
import type { Language } from '../i18n/language.ts';
import type { Variant } from '../rendering.ts';

export const isChosenBy = ({ chosenBy = [] }: AddressRow, choice: Choice): boolean =>
  chosenBy.includes(choice);

/** The key of a page in the page cache. The usual form of a page has its path as the key. */
export function formatPageKey(address: string, variant: Variant): string {
  const { language, navigation, product } = variant;
  const parts = [
    language === 'ro' ? '' : language,
    navigation === 'shown' ? '' : navigation,
    product ?? '',
  ];
  const form = parts.filter(Boolean).join(' ');
  return form === '' ? address : `${address} ${form}`;
}

/** The keys of all forms of a page that the page cache stores. */
export function listPageKeys(row: AddressRow, pathname: string): readonly string[] {
  const languages: readonly Language[] = isChosenBy(row, 'language') ? ['ro', 'en'] : ['ro'];
  const navigations = isChosenBy(row, 'navigation')
    ? (['shown', 'hidden'] as const)
    : (['shown'] as const);
  return languages.flatMap((language) =>
    navigations.map((navigation) => formatPageKey(pathname, { language, navigation })),
  );
}
