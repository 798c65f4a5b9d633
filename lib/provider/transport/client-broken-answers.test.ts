import type { RequestListener } from 'node:http';
import { gatewayAnswers, sendAnswer } from '@/e2e/sandbox/faults/gateway-answers';
import {
  cutOff,
  sendFault,
  sendJson,
  startRecordingServer,
} from '@/e2e/support/unit/recording-server';
import type { RecordingServer } from '@/e2e/support/unit/recording-server';
import { silentLog } from '@/e2e/support/unit/watched-log';
import { activateAccount, resetPassword, verifyToken } from '../account.ts';
import { providerPaths } from '../contract/paths.ts';
import { parseMenu } from '../contract/parse-menu.ts';
import { parseRestaurants } from '../contract/parse-restaurants.ts';
import type { ProviderFailure } from '../contract/provider-failure.ts';
import { fetchInvoice } from '../invoice.ts';
import { authorizeOrder, getAuthorizationForm, getCardForm } from '../payment.ts';
import type { PaymentParts } from '../payment.ts';
import type { CallName } from './call-limits.ts';
import { createProviderClient } from './client.ts';
import type { ProviderClient } from './client.ts';

const BANK = 'https://secure.librapay.ro';
const DOCUMENTS = 'https://documente.example';
const SITE = 'https://site.example';
const FORM = `<form action="${BANK}/pay" method="post"><input type="hidden" name="ORDER" value="1"></form>`;
const JSON_TYPE = 'application/json';

const send =
  (status: number, type: string, body = '', encoding = 'identity'): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': type, 'content-encoding': encoding }).end(body);
  };
const malformedHttp: RequestListener = (request) => void request.socket.end('NONSENSE\r\n\r\n');

type Expected = { readonly kind: ProviderFailure['kind'] } & Readonly<Record<string, unknown>>;
type Broken = readonly [name: string, answer: RequestListener, failure: Expected];

const SHAPE: Expected = { kind: 'unexpected-shape' };
const CONTENT_TYPE: Expected = { kind: 'broken', reason: 'content type' };

/**
 * Each of these answers may come from something between the site and the provider, so no call takes
 * it for the provider's word. 'broken' and 'unexpected-shape' are the failures that decide nothing.
 */
const undecided: readonly Broken[] = [
  ...Object.entries(gatewayAnswers).map(([name, answer]): Broken => [
    name,
    (_, response) => sendAnswer(response, answer),
    { kind: expect.stringMatching(/^(broken|unexpected-shape)$/) },
  ]),
  ['a reset', sendFault('reset'), { kind: 'broken', reason: 'cut off' }],
  ['malformed HTTP', malformedHttp, { kind: 'broken' }],
  [
    'a refusal whose message is no text',
    sendJson({ result: { message: ['No'] } }, 422),
    { kind: 'broken', status: 422 },
  ],
  [
    "the provider's message with the status of an overload",
    sendJson({ result: { message: 'Later' } }, 429),
    { kind: 'broken', status: 429 },
  ],
  [
    "the provider's message with the status of a method that is not allowed",
    sendJson({ result: { message: 'No' } }, 405),
    { kind: 'broken', status: 405 },
  ],
];

/** The provider's own no: a documented status with `result.message`. */
const refusals: readonly Broken[] = [
  ...[400, 401, 403, 404, 409, 410, 422].map((status): Broken => [
    `a ${status} with a message`,
    sendJson({ result: { message: 'Nu' }, other: 1 }, status),
    { kind: 'refused', status, message: 'Nu' },
  ]),
  [
    'a refusal whose message is not visible',
    sendJson({ result: { message: ' \u200b' } }, 409),
    { kind: 'refused', status: 409, message: undefined },
  ],
];

const always = [...undecided, ...refusals];

/** Answers that are failures for the calls that need JSON. The invoice has one exception. */
const brokenJson: readonly Broken[] = [
  ['the message of an error', sendJson({ result: { message: 'No' } }), SHAPE],
  ['JSON as text', send(200, 'text/plain', '{}'), CONTENT_TYPE],
  ['a lost connection', cutOff, { kind: 'broken', reason: 'cut off' }],
  ['more than 4 MB', sendJson('x'.repeat(4_194_304)), { kind: 'broken', reason: 'too large' }],
  [
    'a body that is not gzip',
    send(200, JSON_TYPE, '{}', 'gzip'),
    { kind: 'broken', reason: 'content encoding' },
  ],
];

const toParts = (client: ProviderClient): PaymentParts => ({
  client,
  log: silentLog,
  formOrigins: [BANK],
  siteUrl: SITE,
});

type Endpoint = {
  readonly ask: (client: ProviderClient) => Promise<unknown>;
  readonly good: RequestListener;
  readonly broken: readonly Broken[];
  /** Maps a failure to the result of `ask`. Undefined if `ask` returns a failed `Result`. */
  readonly toOutcome?: (failure: Expected) => unknown;
};

/** Shared by the calls whose answer may be any object. */
const anyObject = {
  good: sendJson({}),
  broken: [
    ...always,
    ['an object with the type of a page', send(200, 'text/html', '{}'), CONTENT_TYPE],
    ['more than 64 KB', sendJson({ a: 'x'.repeat(65_536) }), { kind: 'broken' }],
    ['a lost connection', cutOff, { kind: 'broken', reason: 'cut off' }],
  ] satisfies readonly Broken[],
} as const;

const endpoints: Readonly<Record<CallName, Endpoint>> = {
  menu: {
    ask: async (client) => {
      const answer = await client.send({ name: 'menu', path: providerPaths.menu('la-mama') });
      return answer.ok ? parseMenu(answer.value, silentLog) : answer;
    },
    good: sendJson({ categories: [] }),
    broken: [
      ...always,
      ...brokenJson,
      ['one more envelope', sendJson({ data: { categories: [] } }), SHAPE],
      ['categories by name', sendJson({ categories: { Ciorbe: [] } }), SHAPE],
    ],
  },
  restaurants: {
    ask: async (client) => {
      const answer = await client.send({ name: 'restaurants', path: providerPaths.restaurants() });
      return answer.ok ? parseRestaurants(answer.value, silentLog) : answer;
    },
    good: sendJson({ restaurants: [] }),
    broken: [
      ...always,
      ...brokenJson,
      ['a list without its envelope', sendJson([{ name: 'A', short_name: 'a' }]), SHAPE],
      ['entries of another shape', sendJson({ restaurants: ['la-mama'] }), SHAPE],
    ],
  },
  invoice: {
    ask: (client) =>
      fetchInvoice('1', { client, origins: [DOCUMENTS], siteUrl: SITE, log: silentLog }),
    good: sendJson({ link: `${DOCUMENTS}/1.pdf` }),
    broken: [
      ...always,
      ...brokenJson,
      ['a list of links', sendJson({ link: [`${DOCUMENTS}/1.pdf`] }), SHAPE],
    ],
    toOutcome: ({ kind }) => ({ outcome: kind === 'refused' ? 'missing' : 'down' }),
  },
  verifyToken: { ...anyObject, ask: (client) => verifyToken({ token: 't' }, client) },
  resetPassword: {
    ...anyObject,
    ask: (client) => resetPassword({ token: 't', newPassword: 'p' }, client),
  },
  activateAccount: { ...anyObject, ask: (client) => activateAccount({ token: 't' }, client) },
  paymentAuthorization: {
    ask: (client) => getAuthorizationForm({ userId: 'u' }, toParts(client)),
    good: sendJson({ data: FORM }),
    broken: [
      ...always,
      ...brokenJson,
      ['no form', sendJson({ data: '<p>Eroare</p>' }), SHAPE],
      ['null as the form', sendJson({ data: null }), SHAPE],
      ['the form without its envelope', sendJson(FORM), SHAPE],
    ],
  },
  cardForm: {
    ask: (client) => getCardForm({ userId: 'u', orderId: 'o' }, toParts(client)),
    good: send(200, 'text/html', FORM),
    broken: [
      ...always,
      ['an empty page', send(200, 'text/html'), SHAPE],
      ['JSON', sendJson({ data: FORM }), CONTENT_TYPE],
      ['HTML as text', send(200, 'text/plain', FORM), CONTENT_TYPE],
      [
        'more than 64 KB',
        send(200, 'text/html', FORM + ' '.repeat(65_536)),
        { kind: 'broken', reason: 'too large' },
      ],
    ],
  },
  orderAuthorized: {
    ...anyObject,
    ask: (client) => authorizeOrder({ order: '1' }, toParts(client)),
  },
};

describe.each(Object.entries(endpoints))('the call %s', (_name, endpoint) => {
  const { ask, good, broken, toOutcome } = endpoint;
  let provider: RecordingServer;
  let client: ProviderClient;
  let answer: RequestListener;

  beforeAll(async () => {
    provider = await startRecordingServer((request, response) => answer(request, response));
    client = createProviderClient({ origin: provider.origin, log: silentLog });
  });
  afterAll(async () => {
    await client.close();
    await provider.close();
  });

  it.each(broken)(
    'gives the expected failure for %s, and works again afterwards',
    async (_, sent, failure) => {
      answer = sent;
      const failed = { ok: false, failure: expect.objectContaining(failure) };
      expect(await ask(client)).toEqual(toOutcome?.(failure) ?? failed);

      answer = good;
      expect(await ask(client)).toMatchObject(toOutcome ? { outcome: 'found' } : { ok: true });
    },
  );
});
