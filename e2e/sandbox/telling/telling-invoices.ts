import type { z } from 'zod';
import type { invoiceWire } from '../../../lib/provider/wire.ts';

type TellingInvoice = {
  readonly answer: z.input<typeof invoiceWire>;
  readonly behaviour: string;
};

/** Invoices without a document of the sandbox's own. */
export const tellingInvoices: ReadonlyMap<string, TellingInvoice> = new Map([
  ['sandbox-invoice-no-link', { answer: {}, behaviour: 'An answer without a link to a document.' }],
  [
    'sandbox-invoice-foreign',
    {
      // This host is in no list of allowed origins, and no name server knows it.
      answer: { link: 'https://documente.straine.example/factura.pdf' },
      behaviour: 'A link to a foreign host, which the site does not show.',
    },
  ],
]);
