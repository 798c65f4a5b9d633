/** Texts of the buttons that put products on the list for the waiter, and of what they answer. */
export const listButtonCopy = {
  /** The words of a button whose product the page shows beside it; `add` is its full name. */
  addShort: 'Adaugă pe listă',
  add: (name: string): string => `Adaugă pe listă: ${name}`,
  portions: (name: string): string => `Porții: ${name}`,
  more: (name: string): string => `Încă o porție: ${name}`,
  less: (name: string): string => `O porție mai puțin: ${name}`,
  /** Said once, when a visitor begins a list. */
  added: 'Adăugat pe lista pentru ospătar',
  show: 'Vezi lista',
  failed: 'Lista nu s-a încărcat. Verifică legătura la internet și reîncarcă pagina.',
} as const;
