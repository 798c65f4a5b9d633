import type { z } from 'zod';
import type { invoiceWire } from '../../../lib/provider/contract/wire.ts';

type TellingInvoice = {
  readonly answer: z.input<typeof invoiceWire>;
  readonly behaviour: string;
};

/** The telling invoices, for which the sandbox has no document. */
export const tellingInvoices: ReadonlyMap<string, TellingInvoice> = new Map([
  ['sandbox-invoice-no-link', { answer: {}, behaviour: 'An answer without a link to a document.' }],
  [
    'sandbox-invoice-foreign',
    {
      // No setting allows this host, and its name does not resolve.
      answer: { link: 'https://documente.straine.example/factura.pdf' },
      behaviour: 'A link to a foreign host, which the site does not show.',
    },
  ],
]);
