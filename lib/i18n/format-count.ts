type Noun = { readonly one: string; readonly many: string };

const plural = new Intl.PluralRules('ro');

/**
 * '1 produs', '2 produse', '20 de produse', '101 produse': from 20 on, Romanian adds 'de' unless
 * the number ends in 01 to 19.
 */
export function formatCount(count: number, { one, many }: Noun): string {
  switch (plural.select(count)) {
    case 'one':
      return `${count} ${one}`;
    case 'few':
      return `${count} ${many}`;
    default:
      return `${count} de ${many}`;
  }
}
