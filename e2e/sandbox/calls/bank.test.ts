import { providerPaths } from '../../../lib/provider/contract/paths.ts';
import { bankCopy } from '../bank/bank-copy.ts';
import { exampleRestaurants } from '../example-restaurants.ts';
import { readFormFields } from '../payments/read-form-fields.ts';
import { signAnswer, signForm } from '../payments/signature.ts';
import type { Fields } from '../payments/signature.ts';
import { startSandbox } from '../start-sandbox.ts';
import type { RunningSandbox } from '../start-sandbox.ts';

const NOW = new Date('2026-01-15T10:00:00Z');
const HOSTILE = '"><script>alert(1)</script>';

const ANSWER_FIELDS = [
  'TERMINAL',
  'TRTYPE',
  'ORDER',
  'AMOUNT',
  'CURRENCY',
  'DESC',
  'ACTION',
  'RC',
  'MESSAGE',
  'RRN',
  'INT_REF',
  'APPROVAL',
  'TIMESTAMP',
  'NONCE',
  'P_SIGN',
];

describe('the bank', () => {
  let sandbox: RunningSandbox;
  let form: Fields;

  const post = async (path: string, fields: Fields): Promise<[number, string]> => {
    const body = new URLSearchParams(fields);
    const response = await fetch(sandbox.origin + path, { method: 'POST', body });
    expect(response.headers.get('cache-control')).toBe('no-store');
    return [response.status, await response.text()];
  };

  const choose = (choice: Fields): Promise<[number, string]> =>
    post('/bank/answer', { ...form, method: 'get', pace: 'now', ...choice });

  const answerTo = async (choice: Fields): Promise<Fields> =>
    readFormFields((await choose(choice))[1]);

  beforeAll(async () => {
    const now = (): Date => NOW;
    sandbox = await startSandbox({ port: 0, restaurants: exampleRestaurants, now });
    const response = await fetch(sandbox.origin + providerPaths.cardForm('ana', '700042'));
    form = readFormFields(await response.text());
  });

  afterAll(() => sandbox.stop());

  it('shows the payment, for POST and for GET', async () => {
    const [status, page] = await post('/bank/pay_auth', form);
    expect(status).toBe(200);
    expect(page).toContain('700042');
    expect(page).toContain(`${form.AMOUNT?.replace('.', ',')} lei`);
    const query = new URLSearchParams(form).toString();
    const byGet = await fetch(`${sandbox.origin}/bank/pay_auth?${query}`);
    expect(await byGet.text()).toContain(bankCopy.approve);
  });

  it.each(['AMOUNT', 'ORDER', 'BACKREF', 'P_SIGN'])(
    'refuses a form whose %s was changed after signing',
    async (name) => {
      const [status, page] = await post('/bank/pay_auth', { ...form, [name]: `${form[name]}1` });
      expect(status).toBe(400);
      expect(page).toContain(bankCopy.wrongSignature);
      expect(page).not.toContain(bankCopy.approve);
      const changed = { ...form, [name]: `${form[name]}1`, decision: 'approve' };
      const [answered] = await post('/bank/answer', { ...changed, method: 'get', pace: 'now' });
      expect(answered).toBe(400);
    },
  );

  it.each([
    ['AMOUNT', '10'],
    ['CURRENCY', 'EUR'],
    ['BACKREF', 'javascript:alert(1)'],
  ])('refuses %s=%s although the signature is valid', async (name, value) => {
    const [status, page] = await post('/bank/pay_auth', signForm({ ...form, [name]: value }));
    expect(status).toBe(400);
    expect(page).toContain(bankCopy.wrongFields);
  });

  it('refuses an empty form', async () => {
    expect((await post('/bank/pay_auth', {}))[0]).toBe(400);
  });

  it('escapes text from the request', async () => {
    const hostile = signForm({ ...form, DESC: HOSTILE, CARD_NAME: HOSTILE });
    const [pageStatus, page] = await post('/bank/pay_auth', hostile);
    expect(pageStatus).toBe(200);
    expect(page).not.toContain(HOSTILE);
    // The bank accepts at most 20 characters as another code.
    const otherCode = HOSTILE.slice(0, 20);
    const [status, answer] = await choose({ decision: 'other', otherCode });
    expect(status).toBe(200);
    expect(answer).not.toContain('<script>alert');
  });

  it('approves with a signed answer that has all fields', async () => {
    const answer = await answerTo({ decision: 'approve' });
    expect(Object.keys(answer)).toEqual(ANSWER_FIELDS);
    expect(answer).toMatchObject({
      ORDER: '700042',
      AMOUNT: form.AMOUNT,
      CURRENCY: 'RON',
      ACTION: '0',
      RC: '00',
      MESSAGE: 'Approved',
      RRN: expect.stringMatching(/^\d{12}$/),
      INT_REF: expect.stringMatching(/^[0-9A-F]{16}$/),
      APPROVAL: expect.stringMatching(/^\d{6}$/),
      TIMESTAMP: '20260115100000',
    });
    expect(signAnswer(answer).P_SIGN).toBe(answer.P_SIGN);
    expect(answer.NONCE).not.toBe(form.NONCE);
  });

  it.each([
    ['51', '2', 'Insufficient funds', /^\d{12}$/],
    ['54', '2', 'Expired card', /^\d{12}$/],
    ['05', '2', 'Do not honour', /^\d{12}$/],
    ['-19', '3', 'Authentication failed', /^$/],
    ['990', '', 'Transaction timeout', /^$/],
  ])('declines with RC %s, ACTION %j and MESSAGE %s', async (rc, action, message, rrn) => {
    expect(await answerTo({ decision: rc })).toMatchObject({
      RC: rc,
      ACTION: action,
      MESSAGE: message,
      RRN: expect.stringMatching(rrn),
      APPROVAL: '',
    });
  });

  it.each(['77', '00', '', '-25', 'abc'])(
    'declines with the response code %j that was typed into the text field',
    async (rc) => {
      const answer = await answerTo({ decision: 'other', otherCode: rc, message: 'Așa și așa' });
      expect(answer).toMatchObject({ RC: rc, ACTION: '2', MESSAGE: 'Așa și așa' });
      expect(signAnswer(answer).P_SIGN).toBe(answer.P_SIGN);
    },
  );

  it.each(['get', 'post'])('sends the browser by %s to the address in BACKREF', async (method) => {
    const [status, page] = await choose({ decision: 'approve', method });
    expect(status).toBe(200);
    expect(page).toContain(`method="${method}" action="${form.BACKREF}"`);
    expect(page).toMatch(/submit\(\), 0\)/);
  });

  it('sends the browser back after three seconds with the pace slow, and not at all with the pace never', async () => {
    expect((await choose({ decision: 'approve', pace: 'slow' }))[1]).toMatch(/submit\(\), 3000\)/);
    const [status, page] = await choose({ decision: 'approve', pace: 'never' });
    expect(status).toBe(200);
    expect(page).not.toContain('<form');
  });

  it.each([{}, { decision: 'approve', method: 'put' }, { decision: 'approve', pace: 'soon' }])(
    'refuses the choice %j',
    async (choice: Record<string, string>) => {
      expect((await choose(choice))[0]).toBe(400);
    },
  );
});
