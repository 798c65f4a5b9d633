import type { z } from 'zod';
import type { invoiceWire } from '../../../lib/provider/contract/wire.ts';

type PresetInvoice = {
  readonly answer: z.input<typeof invoiceWire>;
  readonly behaviour: string;
};

/** The sandbox has no document for these invoices. */
export const presetInvoices: ReadonlyMap<string, PresetInvoice> = new Map([
  ['sandbox-invoice-no-link', { answer: {}, behaviour: 'An answer without a link to a document.' }],
  [
    'sandbox-invoice-foreign',
    {
      // The name of this host does not resolve, so no request can reach a foreign server.
      answer: { link: 'https://documente.straine.example/factura.pdf' },
      behaviour: 'A link to a foreign host, which the site does not show.',
    },
  ],
]);
