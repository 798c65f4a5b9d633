import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRoute, z } from '@hono/zod-openapi';
import type { Hono } from 'hono';
import { errorWire, invoiceWire } from '../../lib/provider/contract/wire.ts';
import { createJsonAnswer } from './openapi-document.ts';
import type { ProviderApp, ProviderEnvironment } from './openapi-document.ts';
import { findPreset } from './preset-ids/preset-ids.ts';

const invoiceRoute = createRoute({
  method: 'get',
  path: '/api/v1/web/invoice/{invoiceId}',
  operationId: 'getInvoice',
  tags: ['Invoices'],
  summary: "The address of an invoice's document",
  request: {
    params: z.object({
      invoiceId: z.string().openapi({ param: { example: 'sandbox-invoice-1' } }),
    }),
  },
  responses: {
    200: createJsonAnswer('The address, if there is a document', invoiceWire),
    404: createJsonAnswer('No such invoice', errorWire),
  },
});

export function addInvoiceCall(app: ProviderApp, getOrigin: (requestUrl: string) => string): void {
  app.openapi(invoiceRoute, (context) => {
    const { invoiceId } = context.req.valid('param');
    const invoice = findPreset(invoiceId)?.invoice;
    if (invoice === undefined) {
      return context.json({ result: { message: 'Factura nu a fost găsită.' } }, 404);
    }
    const { file, link } = invoice;
    if (file === undefined) return context.json({ link }, 200);
    return context.json({ link: `${getOrigin(context.req.url)}/invoices/${invoiceId}.pdf` }, 200);
  });
}

/** The PDF files are not part of the provider's API, so the OpenAPI document omits their path. */
export function addInvoiceDocuments(app: Hono<ProviderEnvironment>): void {
  app.get('/invoices/:file{[A-Za-z0-9_-]+[.]pdf}', async (context) => {
    const invoiceId = context.req.param('file').slice(0, -'.pdf'.length);
    const file = findPreset(invoiceId)?.invoice?.file;
    if (file === undefined) return context.notFound();
    // No header forbids framing, because the site shows the PDF in a frame.
    return context.body(await readFile(join(import.meta.dirname, 'data/invoices', file)), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${file}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
  });
}
