/** The words of the invoice page. */
export const invoiceCopy = {
  title: (brand: string): string => `Factură - ${brand}`,
  heading: 'Factură',
  open: 'Deschide factura',
  frame: 'Documentul facturii',
  /** Letter for letter from the specification. */
  missing: 'Documentul nu a fost gasit!',
} as const;
