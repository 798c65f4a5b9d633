import { providerPaths } from '../../../lib/provider/contract/paths.ts';
import { authorizationWire, errorWire } from '../../../lib/provider/contract/wire.ts';
import { createSandboxControl } from '../../support/servers/sandbox-control.ts';
import { exampleRestaurants } from '../example-restaurants.ts';
import { readFormFields } from '../payments/read-form-fields.ts';
import { isSignedForm } from '../payments/signature.ts';
import type { Fields } from '../payments/signature.ts';
import { startSandbox } from '../start-sandbox.ts';
import type { RunningSandbox } from '../start-sandbox.ts';
import { HOSTILE_HOST } from '../preset-ids/hostile-forms.ts';
import { SLOW_ANSWER_MS } from '../preset-ids/preset-payments.ts';

const NOW = new Date('2026-01-15T10:00:00Z');
const SITE = 'http://127.0.0.1:3100';

describe('the payment calls', () => {
  let sandbox: RunningSandbox;

  const get = (path: string): Promise<Response> => fetch(sandbox.origin + path);

  async function getForm(userId: string): Promise<string> {
    const response = await get(providerPaths.paymentAuthorization(userId));
    expect(response.status).toBe(200);
    const { data } = authorizationWire.parse(await response.json());
    return typeof data === 'string' ? data : data.data;
  }

  const getFields = async (userId: string): Promise<Fields> =>
    readFormFields(await getForm(userId));

  async function authorize(order: string): Promise<[number, unknown]> {
    const path = providerPaths.orderAuthorized(order);
    const response = await fetch(sandbox.origin + path, { method: 'PUT' });
    return [response.status, await response.json()];
  }

  const authorized = (order: string): unknown => [
    200,
    { result: { message: 'Plata a fost confirmată.' }, data: { order, status: 'authorized' } },
  ];

  beforeAll(async () => {
    const now = (): Date => NOW;
    const options = { restaurants: exampleRestaurants, siteOrigin: SITE, now };
    sandbox = await startSandbox({ port: 0, ...options });
  });

  afterAll(() => sandbox.stop());

  describe('the form', () => {
    it("posts to the sandbox's bank page and is followed by a script that submits it", async () => {
      const form = await getForm('ana');
      expect(form).toContain(`method="post" action="${sandbox.origin}/bank/pay_auth"`);
      expect(form).toMatch(/<script>.*submit\(\).*<\/script>$/);
    });

    it("has LibraPay's fields and a valid signature", async () => {
      const fields = await getFields('ana');
      expect(fields).toMatchObject({
        AMOUNT: expect.stringMatching(/^\d+\.\d\d$/),
        CURRENCY: 'RON',
        ORDER: expect.stringMatching(/^\d{6,19}$/),
        DESC: expect.stringMatching(/^.{1,50}$/),
        TERMINAL: expect.stringMatching(/^\d{8}$/),
        TIMESTAMP: '20260115100000',
        NONCE: expect.stringMatching(/^[0-9A-F]{32}$/),
        BACKREF: `${SITE}/payment/librapay/client/response`,
        DATA_CUSTOM: expect.stringMatching(/^[A-Za-z0-9+/]{200,}=*$/),
        P_SIGN: expect.stringMatching(/^[0-9A-F]{40}$/),
      });
      expect(fields.BACKREF?.length).toBeLessThanOrEqual(80);
      expect(isSignedForm(fields)).toBe(true);
    });

    it('has a new order and a new nonce each time', async () => {
      const [first, second] = [await getFields('ana'), await getFields('ana')];
      expect(first.ORDER).not.toBe(second.ORDER);
      expect(first.NONCE).not.toBe(second.NONCE);
    });

    it('has a new order also when another form has taken the next number', async () => {
      const { ORDER: first } = await getFields('ana');
      // The number of a new order is a constant plus the count of stored orders. After `first` has
      // its number, the count grows by 2, because the orders `first` and `next` are stored.
      const next = String(Number(first) + 2);
      await get(providerPaths.cardForm('ana', next));
      expect((await getFields('ana')).ORDER).not.toBe(next);
    });

    it('leads back to the site of the scenario, else to the default site', async () => {
      const control = createSandboxControl(sandbox.controlOrigin);
      await control.setScenario({ siteOrigin: 'http://localhost:1234' });
      expect((await getFields('ana')).BACKREF).toMatch(/^http:\/\/localhost:1234\/payment/);
      await control.resetScenario();
      expect((await getFields('ana')).BACKREF).toMatch(/^http:\/\/127.0.0.1:3100\/payment/);
      sandbox.setSiteOrigin('http://127.0.0.1:3200');
      expect((await getFields('ana')).BACKREF).toMatch(/^http:\/\/127.0.0.1:3200\/payment/);
    });

    it.each(['nonsense', 'javascript:alert(1)', 'http://localhost:1234/path'])(
      'cannot lead back to %s, because the scenario refuses this origin',
      async (siteOrigin) => {
        const control = createSandboxControl(sandbox.controlOrigin);
        await expect(control.setScenario({ siteOrigin })).rejects.toThrow('400');
      },
    );

    it('of one order is plain HTML, not JSON', async () => {
      const response = await get(providerPaths.cardForm('ana', 'comanda-7'));
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      const fields = readFormFields(await response.text());
      expect(fields.ORDER).toBe('comanda-7');
      expect(isSignedForm(fields)).toBe(true);
    });

    it('has the same amount for the same order each time', async () => {
      const path = providerPaths.cardForm('ana', '700500');
      const [first, second] = [await get(path), await get(path)];
      expect(readFormFields(await first.text()).AMOUNT).toBe(
        readFormFields(await second.text()).AMOUNT,
      );
    });

    it('is refused with 404 for an unknown user', async () => {
      for (const path of [
        providerPaths.paymentAuthorization('sandbox-user-unknown'),
        providerPaths.cardForm('sandbox-user-unknown', '700001'),
      ]) {
        const response = await get(path);
        expect(response.status).toBe(404);
        expect(errorWire.parse(await response.json()).result.message).toBe(
          'Utilizatorul nu a fost găsit.',
        );
      }
    });

    it.each(['a%20b', '%3Cscript%3E', 'x'.repeat(65)])(
      'is refused for the malformed user id %s',
      async (userId) => {
        const response = await get(`/api/v1/payment/librapay/${userId}/authorization`);
        expect(response.status).toBe(400);
      },
    );

    it('has fields to fill in, and no script, for sandbox-form-visible', async () => {
      const form = await getForm('sandbox-form-visible');
      for (const type of ['tel', 'email', 'number', 'password', 'checkbox']) {
        expect(form).toContain(`type="${type}"`);
      }
      expect(form).toContain('<select');
      expect(form).not.toContain('<script');
      expect(isSignedForm(readFormFields(form))).toBe(true);
    });

    it('is a whole document without script for sandbox-form-document', async () => {
      const form = await getForm('sandbox-form-document');
      expect(form).toMatch(/^<!doctype html>/);
      expect(form).toContain('<button type="submit">');
      expect(form).not.toContain('<script');
    });

    it('is nested in two data objects for sandbox-form-nested', async () => {
      const response = await get(providerPaths.paymentAuthorization('sandbox-form-nested'));
      expect(await response.json()).toEqual({
        data: { data: expect.stringContaining('<form') },
      });
    });

    it('arrives after three seconds for sandbox-form-slow', async () => {
      const start = performance.now();
      expect(await getForm('sandbox-form-slow')).toContain('<form');
      // Allows 50 ms less, because the sandbox's timer may fire a little early.
      expect(performance.now() - start).toBeGreaterThan(SLOW_ANSWER_MS - 50);
    });

    it("posts to LibraPay's live host for sandbox-form-live", async () => {
      const form = await getForm('sandbox-form-live');
      expect(form).toContain('action="https://secure.librapay.ro/pay_auth.php"');
    });

    it('is hostile for sandbox-form-hostile-07, as JSON and as plain HTML, but not for the unused number 26', async () => {
      expect(await getForm('sandbox-form-hostile-07')).toContain(HOSTILE_HOST);
      const card = await get(providerPaths.cardForm('sandbox-form-hostile-07', '700001'));
      expect(await card.text()).toContain(HOSTILE_HOST);
      expect(await getForm('sandbox-form-hostile-26')).not.toContain(HOSTILE_HOST);
    });

    it('is for a preset order when the user id is the id of that order', async () => {
      expect((await getFields('sandbox-order-fails-2')).ORDER).toBe('sandbox-order-fails-2');
    });
  });

  describe('an order', () => {
    it.each(['700001', 'A-b_9', '__proto__'])('%s can be authorized repeatedly', async (order) => {
      expect(await authorize(order)).toEqual(authorized(order));
      expect(await authorize(order)).toEqual(authorized(order));
    });

    it.each([1, 2, 3])('that fails %i times is authorized from then on', async (failures) => {
      const order = `sandbox-order-fails-${failures}`;
      for (let attempt = 0; attempt < failures; attempt += 1) {
        expect((await authorize(order))[0]).toBe(503);
      }
      expect(await authorize(order)).toEqual(authorized(order));
      expect(await authorize(order)).toEqual(authorized(order));
    });

    it('sandbox-order-refused is refused every time', async () => {
      const refusal = [409, { result: { message: 'Banca nu a confirmat plata.' } }];
      expect(await authorize('sandbox-order-refused')).toEqual(refusal);
      expect(await authorize('sandbox-order-refused')).toEqual(refusal);
    });

    it('sandbox-order-slow is authorized after three seconds', async () => {
      const start = performance.now();
      expect(await authorize('sandbox-order-slow')).toEqual(authorized('sandbox-order-slow'));
      // Allows 50 ms less, because the sandbox's timer may fire a little early.
      expect(performance.now() - start).toBeGreaterThan(SLOW_ANSWER_MS - 50);
    });

    it('is not authorized by GET or with a malformed id', async () => {
      expect((await get(providerPaths.orderAuthorized('700001'))).status).toBe(404);
      expect((await authorize('a b'))[0]).toBe(400);
    });
  });
});
