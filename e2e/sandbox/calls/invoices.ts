import { createRoute, z } from '@hono/zod-openapi';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Hono } from 'hono';
import { errorWire, invoiceWire } from '../../../lib/provider/contract/wire.ts';
import { renderInvoicePdf } from '../invoices/invoice-pdf.ts';
import type { InvoiceStore } from '../invoices/invoice-store.ts';
import type { ProviderEnvironment } from '../provider-environment.ts';
import { presetInvoices } from '../preset-ids/preset-invoices.ts';
import { createJsonAnswer } from './json-content.ts';

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

export function addInvoiceCalls(
  app: OpenAPIHono<ProviderEnvironment>,
  invoices: InvoiceStore,
  getOrigin: (requestUrl: string) => string,
): void {
  app.openapi(invoiceRoute, (context) => {
    const { invoiceId } = context.req.valid('param');
    const preset = presetInvoices.get(invoiceId);
    if (preset !== undefined) return context.json(preset.answer, 200);
    if (invoices.find(invoiceId) === undefined) {
      return context.json({ result: { message: 'Factura nu a fost găsită.' } }, 404);
    }
    const link = `${getOrigin(context.req.url)}/invoices/${invoiceId}.pdf`;
    return context.json({ link }, 200);
  });
}

/** The PDF files are not part of the provider's API, so the OpenAPI document omits their path. */
export function addInvoiceDocuments(app: Hono<ProviderEnvironment>, invoices: InvoiceStore): void {
  app.get('/invoices/:file{[A-Za-z0-9_-]+[.]pdf}', async (context) => {
    const invoiceId = context.req.param('file').slice(0, -'.pdf'.length);
    const invoice = invoices.find(invoiceId);
    if (invoice === undefined) return context.notFound();
    // No header forbids framing, because the site shows the PDF in a frame.
    return context.body(await renderInvoicePdf(invoice), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="factura-${invoice.number}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
  });
}
