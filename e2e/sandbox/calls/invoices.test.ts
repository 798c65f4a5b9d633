import { providerPaths } from '../../../lib/provider/contract/paths.ts';
import { errorWire, invoiceWire } from '../../../lib/provider/contract/wire.ts';
import { exampleRestaurants } from '../example-restaurants.ts';
import { startSandbox } from '../start-sandbox.ts';
import type { RunningSandbox } from '../start-sandbox.ts';

describe('the invoice call', () => {
  let sandbox: RunningSandbox;

  const get = (invoiceId: string): Promise<Response> =>
    fetch(sandbox.origin + providerPaths.invoice(invoiceId));

  const getLink = async (invoiceId: string): Promise<string | null | undefined> =>
    invoiceWire.parse(await (await get(invoiceId)).json()).link;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, restaurants: exampleRestaurants });
  });

  afterAll(() => sandbox.stop());

  it.each(['sandbox-invoice-1', 'sandbox-invoice-2', 'sandbox-invoice-3'])(
    "links to the document of %s on the sandbox's origin",
    async (invoiceId) => {
      expect(await getLink(invoiceId)).toBe(`${sandbox.origin}/invoices/${invoiceId}.pdf`);
    },
  );

  it.each(['sandbox-invoice-1', 'sandbox-invoice-2', 'sandbox-invoice-3'])(
    'allows the document of %s in a frame',
    async (invoiceId) => {
      const response = await fetch(String(await getLink(invoiceId)));
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      expect(response.headers.get('content-disposition')).toMatch(/^inline; filename="factura-/);
      for (const name of ['x-frame-options', 'content-security-policy']) {
        expect(response.headers.get(name)).toBeNull();
      }
      expect((await response.text()).slice(0, 5)).toBe('%PDF-');
    },
  );

  it.each(['nu-exista.pdf', 'sandbox-invoice-1.txt', '..%2fserver.ts', '%00.pdf'])(
    'answers 404 for the document %s',
    async (file) => {
      expect((await fetch(`${sandbox.origin}/invoices/${file}`)).status).toBe(404);
    },
  );

  it('answers without a link for an invoice without a document', async () => {
    expect(await (await get('sandbox-invoice-no-link')).json()).toEqual({});
  });

  it('links to a foreign host for sandbox-invoice-foreign', async () => {
    expect(await getLink('sandbox-invoice-foreign')).toMatch(/^https:\/\/[\w.]+\.example\//);
  });

  it.each(['sandbox-invoice-missing', 'orice', '__proto__'])('answers 404 for %s', async (id) => {
    const response = await get(id);
    expect(response.status).toBe(404);
    expect(errorWire.parse(await response.json()).result.message).toBe('Factura nu a fost găsită.');
  });
});
