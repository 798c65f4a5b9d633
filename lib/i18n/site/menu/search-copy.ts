export const searchCopy = {
  label: 'Caută în meniu',
  clear: 'Șterge căutarea',
  inAllMenus: 'Caută în tot orașul',
  failed: 'Căutarea nu s-a încărcat. Verifică legătura la internet și reîncarcă pagina.',
} as const;
