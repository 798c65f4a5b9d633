import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { gatewayAnswers, sendAnswer } from '@/e2e/sandbox/faults/gateway-answers';
import {
  sendFault,
  sendJson,
  sendStatus,
  startRecordingServer,
} from '@/e2e/support/unit/recording-server';
import type { RecordingServer } from '@/e2e/support/unit/recording-server';
import { watchedLog } from '@/e2e/support/unit/watched-log';
import { activateAccount, resetPassword, verifyToken } from './account.ts';
import { parseMenu } from './contract/parse-menu.ts';
import { parseRestaurants } from './contract/parse-restaurants.ts';
import { providerPaths } from './contract/paths.ts';
import { fetchInvoice } from './invoice.ts';
import { authorizeOrder, getAuthorizationForm, getCardForm } from './payment.ts';
import type { PaymentParts } from './payment.ts';
import type { CallName } from './call-limits.ts';
import { createProviderClient } from './client.ts';
import type { ProviderClient } from './client.ts';
import { success } from '../result.ts';

const BANK = 'https://secure.librapay.ro';
const DOCUMENTS = 'https://documente.example';
const LINK = `${DOCUMENTS}/facturi/1.pdf?semnatura=a%2Fb`;
const SITE = 'https://site.example';
/** The app gets no larger object of an authorized order. */
const PAYLOAD_MAX_BYTES = 16_384;

const formTo = (origin: string): string =>
  `<form action="${origin}/pay" method="post"><input type="hidden" name="ORDER" value="secret-1"></form>`;
const form = {
  action: `${BANK}/pay`,
  method: 'post',
  fields: [{ kind: 'hidden', name: 'ORDER', value: 'secret-1' }],
};
const send =
  (type: string, body = ''): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': type }).end(body);

let provider: RecordingServer;
let client: ProviderClient;
let parts: PaymentParts;
let lines: readonly string[];
let bodies: string[];
let answer: RequestListener;

beforeEach(async () => {
  bodies = [];
  provider = await startRecordingServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      answer(request, response);
    });
  });
  const watched = watchedLog();
  ({ lines } = watched);
  const { log } = watched;
  client = createProviderClient({ origin: provider.origin, log });
  parts = { client, log, formOrigins: [BANK], siteUrl: SITE };
});
afterEach(async () => {
  await client.close();
  await provider.close();
});

const askInvoice = (id = 'INV-1'): ReturnType<typeof fetchInvoice> =>
  fetchInvoice(id, { client, origins: [DOCUMENTS], siteUrl: SITE, log: parts.log });
const askForm = (): ReturnType<typeof getAuthorizationForm> =>
  getAuthorizationForm({ userId: 'u1' }, parts);
const authorize = (): ReturnType<typeof authorizeOrder> =>
  authorizeOrder({ order: '123456' }, parts);

type Call = {
  readonly ask: () => Promise<unknown>;
  readonly request: object;
  readonly body?: string;
  readonly good: RequestListener;
  readonly result: object;
};

const done = { good: sendJson({}), result: success(null) };
const path = providerPaths;

const calls: Readonly<Record<CallName, Call>> = {
  menu: {
    ask: async () => {
      const menu = await client.send({ name: 'menu', path: path.menu('la-mama') });
      return menu.ok ? parseMenu(menu.value, parts.log) : menu;
    },
    request: { method: 'GET', url: path.menu('la-mama') },
    good: sendJson({ categories: [] }),
    result: { ok: true },
  },
  restaurants: {
    ask: async () => {
      const list = await client.send({ name: 'restaurants', path: path.restaurants() });
      return list.ok ? parseRestaurants(list.value, parts.log) : list;
    },
    request: { method: 'GET', url: path.restaurants() },
    good: sendJson({ restaurants: [] }),
    result: { ok: true },
  },
  invoice: {
    ask: () => askInvoice(),
    request: { method: 'GET', url: path.invoice('INV-1') },
    good: sendJson({ link: LINK }),
    result: { outcome: 'found', link: LINK },
  },
  verifyToken: {
    ...done,
    ask: () => verifyToken({ token: 't.1~+=' }, client),
    request: { method: 'GET', url: path.verifyToken(), headers: { token: 't.1~+=' } },
  },
  resetPassword: {
    ...done,
    ask: () => resetPassword({ token: 't', newPassword: 'parolă nouă' }, client),
    request: { method: 'POST', url: path.resetPassword() },
    body: '{"token":"t","newPassword":"parolă nouă"}',
  },
  activateAccount: {
    ...done,
    ask: () => activateAccount({ token: 't' }, client),
    request: { method: 'POST', url: path.activateAccount() },
    body: '{"token":"t"}',
  },
  paymentAuthorization: {
    ask: askForm,
    request: { method: 'GET', url: path.paymentAuthorization('u1') },
    good: sendJson({ data: formTo(BANK) }),
    result: success(form),
  },
  cardForm: {
    ask: () => getCardForm({ userId: 'u1', orderId: 'o1' }, parts),
    request: { method: 'GET', url: path.cardForm('u1', 'o1') },
    good: send('text/html; charset=utf-8', formTo(BANK)),
    result: success(form),
  },
  orderAuthorized: {
    ask: authorize,
    request: { method: 'PUT', url: path.orderAuthorized('123456') },
    good: sendJson({}),
    result: success({ payload: {} }),
  },
};

describe.each(Object.entries(calls))('the call %s', (name, call) => {
  const { ask, request, body = '', good, result } = call;
  it('sends its request, and gives the value of the answer', async () => {
    answer = good;
    expect(await ask()).toMatchObject(result);
    expect(provider.requests).toMatchObject([request]);
    expect(bodies).toEqual([body]);
    const { headers } = provider.requests[0] ?? {};
    expect(headers).toMatchObject({
      accept: name === 'cardForm' ? 'text/html' : 'application/json',
      'accept-encoding': 'gzip, br',
    });
    expect(headers?.['content-type']).toBe(body === '' ? undefined : 'application/json');
  });

  it("gives the provider's refusal with its message", async () => {
    answer = sendJson({ result: { message: 'Linkul a expirat' } }, 410);
    const failure = { kind: 'refused', status: 410, message: 'Linkul a expirat' };
    expect(await ask()).toEqual(
      name === 'invoice' ? { outcome: 'missing' } : { ok: false, failure },
    );
  });
});

/** Any of these answers may come from something between the site and the provider. */
const undecided: readonly (readonly [string, RequestListener])[] = [
  ...Object.entries(gatewayAnswers).map(([name, sent]): [string, RequestListener] => [
    name,
    (_, response) => sendAnswer(response, sent),
  ]),
  ['a reset', sendFault('reset')],
  ['malformed HTTP', (request) => void request.socket.end('NONSENSE\r\n\r\n')],
  ['a refusal whose message is no text', sendJson({ result: { message: ['No'] } }, 422)],
];

it.each(undecided)('%s decides no call, and disturbs no later call', async (_, sent) => {
  // Makes the random pause before a second try as short as possible.
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const failed = { failure: { kind: expect.stringMatching(/^(broken|unexpected-shape)$/) } };
  for (const [name, { ask, good, result }] of Object.entries(calls)) {
    answer = sent;
    const expected = name === 'invoice' ? { outcome: 'down' } : failed;
    expect([name, await ask()]).toMatchObject([name, expected]);
    answer = good;
    expect([name, await ask()]).toMatchObject([name, result]);
  }
});

describe('a form for the bank', () => {
  it('may be wrapped twice', async () => {
    answer = sendJson({ data: { data: formTo(BANK) } });
    expect(await askForm()).toEqual(success(form));
  });

  it.each([
    ['an empty object', {}],
    ['null', { data: null }],
    ['a form in a list', { data: [formTo(BANK)] }],
    ['a form that is wrapped three times', { data: { data: { data: formTo(BANK) } } }],
    ['a form without its envelope', formTo(BANK)],
    ['a text without a form', { data: '<p>Eroare</p>' }],
  ])('is not %s', async (_, body) => {
    answer = sendJson(body);
    expect(await askForm()).toMatchObject({ failure: { kind: 'unexpected-shape' } });
  });

  it('may not post to a foreign host, and the log has the reason without text of the form', async () => {
    answer = sendJson({ data: formTo('https://evil.example') });
    const failure = { kind: 'unexpected-shape', reason: 'foreign action' };
    expect(await askForm()).toEqual({ ok: false, failure });
    expect(lines.join('')).toContain('foreign action');
    expect(lines.join('')).not.toMatch(/evil|secret|u1/);
  });
});

describe('an authorized order', () => {
  it.each([
    ['any object', '{"result":{"message":"ok"},"data":{"a":[1,null],"__proto__":{"b":2}}}'],
    ['an object of 16 KB', JSON.stringify({ a: 'a'.repeat(PAYLOAD_MAX_BYTES - 8) })],
  ])('gives the app %s unchanged', async (_, json) => {
    answer = send('application/json', json);
    const order = await authorize();
    expect(order.ok && JSON.stringify(order.value.payload)).toBe(json);
  });

  it('is confirmed also by an object that is too large for the app, which gets an empty one', async () => {
    answer = sendJson({ a: 'a'.repeat(PAYLOAD_MAX_BYTES - 7) });
    expect(await authorize()).toEqual(success({ payload: {} }));
  });

  it('is asked for without a body, once, and is not logged', async () => {
    answer = sendStatus(503);
    expect(await authorize()).toMatchObject({ failure: { kind: 'broken' } });
    expect(provider.requests.map(({ headers }) => headers['content-length'] ?? '0')).toEqual(['0']);
    expect(lines.join('')).not.toContain('123456');
  });
});

describe('an invoice', () => {
  it.each([
    ['an empty object', {}],
    ['the link null', { link: null }],
    ['an empty link', { link: '' }],
    ['a link to another host', { link: 'https://straine.example/1.pdf' }],
    ['a link with plain http', { link: 'http://documente.example/1.pdf' }],
    ['a link that is a script', { link: 'javascript:alert(1)' }],
  ])('has no document after %s', async (_, body) => {
    answer = sendJson(body);
    expect(await askInvoice()).toEqual({ outcome: 'missing' });
    expect(lines.join('')).not.toContain('straine');
  });

  it.each([
    ['a link that is an object', { link: { href: LINK } }],
    ['a list of links', { link: [LINK] }],
    ['an object about something else', { id: 'INV-1' }],
  ])('is down after %s', async (_, body) => {
    answer = sendJson(body);
    expect(await askInvoice()).toEqual({ outcome: 'down' });
  });

  it.each(['..', 'a/b', 'a%2fb', ''])(
    'is missing for the malformed id "%s", without a call',
    async (id) => {
      expect(await askInvoice(id)).toEqual({ outcome: 'missing' });
      expect(provider.requests).toEqual([]);
    },
  );
});
