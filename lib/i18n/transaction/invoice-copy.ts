export const invoiceCopy = {
  title: (brand: string): string => `Factură - ${brand}`,
  heading: 'Factură',
  open: 'Deschide factura',
  frame: 'Documentul facturii',
  /** Required letter for letter, without diacritics (requirement E-1). */
  missing: 'Documentul nu a fost gasit!',
} as const;
