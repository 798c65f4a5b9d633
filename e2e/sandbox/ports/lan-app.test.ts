import { invoiceWire } from '../../../lib/provider/contract/wire.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { createSandboxControl } from '../../support/servers/sandbox-control.ts';
import { exampleRestaurants } from '../example-restaurants.ts';
import { startSandbox } from '../start-sandbox.ts';
import type { RunningSandbox } from '../start-sandbox.ts';

const INVOICE = '/api/v1/web/invoice/sandbox-invoice-1';

describe("the sandbox's port for other devices in the network", () => {
  let sandbox: RunningSandbox;
  let lanOrigin: string;

  beforeAll(async () => {
    // The test uses the loopback address, because some machines have no LAN address.
    sandbox = await startSandbox({
      port: 0,
      lanAddress: '127.0.0.1',
      restaurants: exampleRestaurants,
    });
    lanOrigin = sandbox.lanOrigin ?? '';
  });
  afterAll(() => sandbox.stop());

  it('has its own origin', () => {
    expect(new Set([sandbox.origin, sandbox.controlOrigin, lanOrigin]).size).toBe(3);
  });

  it('is the target of forms and of links to invoices, but not of links to pictures', async () => {
    const form = await (await fetch(`${sandbox.origin}/api/payment/client/ana/7007/card`)).text();
    expect(form).toContain(`action="${lanOrigin}/bank/pay_auth"`);
    const invoice = await (await fetch(sandbox.origin + INVOICE)).json();
    const { link } = invoiceWire.parse(invoice);
    expect(link).toBe(`${lanOrigin}/invoices/sandbox-invoice-1.pdf`);
    const menu = await fetch(`${sandbox.origin}/api/v1/web/restaurant/casa-veche/menu`);
    expect(await menu.text()).toContain(`${sandbox.origin}/pictures/`);
  });

  it('serves PDF files of invoices and the bank page, which refuses an unsigned form', async () => {
    expect((await fetch(`${lanOrigin}/bank/pay_auth`)).status).toBe(400);
    const document = await fetch(`${lanOrigin}/invoices/sandbox-invoice-1.pdf`);
    expect(document.headers.get('content-type')).toBe('application/pdf');
  });

  it.each([
    ['GET', '/'],
    ['GET', '/console/requests'],
    ['GET', '/console/openapi.json'],
    ['POST', '/console/faults'],
    ['PUT', '/faults'],
    ['DELETE', '/faults'],
    ['GET', '/requests'],
    ['PUT', '/scenario'],
    ['GET', '/openapi.json'],
    ['GET', '/api/v2/restaurant/get-all'],
    ['GET', INVOICE],
    ['PUT', '/api/v1/payment/librapay/order/7/authorized'],
    ['GET', '/pictures/ciorba.webp'],
    ['GET', '/bank/../openapi.json'],
    ['GET', '/bank/%2e%2e/openapi.json'],
    ['GET', '/invoices/../console/requests'],
    ['GET', '//console/requests'],
    ['GET', 'http://127.0.0.1/console/requests'],
  ])('answers 404 for %s %s', async (method, path) => {
    expect((await sendRaw(lanOrigin, path, { method })).status).toBe(404);
  });

  it('fails while a fault for the bank or the fault "down" is switched on, and then works again', async () => {
    const control = createSandboxControl(sandbox.controlOrigin);
    await control.setFault('503', '/bank/');
    expect((await fetch(`${lanOrigin}/bank/pay_auth`)).status).toBe(503);
    await control.setFault('down');
    await expect(fetch(`${lanOrigin}/bank/pay_auth`)).rejects.toThrow('fetch failed');
    await control.clearFaults();
    expect((await fetch(`${lanOrigin}/bank/pay_auth`)).status).toBe(400);
  });

  it('is not opened without a LAN address', async () => {
    const other = await startSandbox({ port: 0, restaurants: exampleRestaurants });
    expect(other.lanOrigin).toBeUndefined();
    await other.stop();
  });
});
