import { Hono } from 'hono';
import { addBankPages } from '../calls/bank.ts';
import { addInvoiceDocuments } from '../calls/invoices.ts';
import type { InvoiceStore } from '../invoices/invoice-store.ts';
import type { ProviderEnvironment } from '../provider-environment.ts';

type LanParts = { readonly invoices: InvoiceStore; readonly now: () => Date };

/**
 * Creates the app for other devices in the network. It is separate from the provider's app, so
 * that other devices can reach neither the provider's API nor the console.
 */
export function createLanApp({ invoices, now }: LanParts): Hono<ProviderEnvironment> {
  const app = new Hono<ProviderEnvironment>();
  addBankPages(app, now);
  addInvoiceDocuments(app, invoices);
  app.get('/favicon.ico', (context) => context.body(null, 204));
  return app;
}
