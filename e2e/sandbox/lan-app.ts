import { Hono } from 'hono';
import { addBank } from './calls/bank.ts';
import { addInvoiceDocuments } from './calls/invoices.ts';
import type { InvoiceStore } from './invoices/invoice-store.ts';
import type { ProviderEnvironment } from './provider-environment.ts';

type LanParts = { readonly invoices: InvoiceStore; readonly now: () => Date };

/**
 * What other devices in the network reach: the pages that a visitor's browser opens, and nothing
 * else. An app of its own, so that no path can lead to the provider's calls or to the console.
 */
export function createLanApp({ invoices, now }: LanParts): Hono<ProviderEnvironment> {
  const app = new Hono<ProviderEnvironment>();
  addBank(app, now);
  addInvoiceDocuments(app, invoices);
  app.get('/favicon.ico', (context) => context.body(null, 204));
  return app;
}
