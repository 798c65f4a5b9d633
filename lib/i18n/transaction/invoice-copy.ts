export const invoiceCopy = {
  title: (brand: string): string => `Factură - ${brand}`,
  heading: 'Factură',
  open: 'Deschide factura',
  /** For phones, which open the document outside the page. */
  opens:
    'Se deschide factura în PDF. Dacă telefonul o descarcă, o găsești în fișierele descărcate.',
  frame: 'Documentul facturii',
  /** Required letter for letter, without diacritics (requirement E-1). */
  missing: 'Documentul nu a fost gasit!',
  help: {
    unknown: 'Verifică dacă ai deschis linkul întreg, așa cum l-ai primit.',
    degraded: 'Poate e o problemă de moment: încearcă din nou peste câteva secunde.',
  },
  /** A telephone number follows. */
  support: 'Dacă tot nu o găsești, sună la',
} as const;
