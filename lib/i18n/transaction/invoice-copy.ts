export const invoiceCopy = {
  title: (brand: string): string => `Factură - ${brand}`,
  heading: 'Factură',
  open: 'Deschide factura',
  frame: 'Documentul facturii',
  /** Fixed letter for letter (requirement E-1). */
  missing: 'Documentul nu a fost gasit!',
} as const;
