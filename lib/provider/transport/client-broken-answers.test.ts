import type { RequestListener } from 'node:http';
import {
  cutOff,
  sendFault,
  sendJson,
  startRecordingServer,
} from '@/e2e/support/unit/recording-server';
import type { RecordingServer } from '@/e2e/support/unit/recording-server';
import { silentLog } from '@/e2e/support/unit/watched-log';
import { activateAccount, resetPassword, verifyToken } from '../account.ts';
import { parseMenu } from '../contract/parse-menu.ts';
import { parseRestaurants } from '../contract/parse-restaurants.ts';
import type { ProviderFailure } from '../contract/provider-failure.ts';
import { fetchInvoice } from '../invoice.ts';
import { authorizeOrder, getAuthorizationForm, getCardForm } from '../payment.ts';
import type { PaymentParts } from '../payment.ts';
import type { CallName } from './call-limits.ts';
import { fetchMenu, fetchRestaurants } from './catalogue-calls.ts';
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
const sendPage = (status: number): RequestListener => send(status, 'text/html', '<h1>Oops</h1>');
const malformedHttp: RequestListener = (request) => void request.socket.end('NONSENSE\r\n\r\n');

type Expected = { readonly kind: ProviderFailure['kind'] } & Readonly<Record<string, unknown>>;
type Broken = readonly [name: string, answer: RequestListener, failure: Expected];

const SHAPE: Expected = { kind: 'unexpected-shape' };
const CONTENT_TYPE: Expected = { kind: 'broken', reason: 'content type' };

/** Every call fails with each of these answers, because none of them has a 2xx status. */
const unsuccessful: readonly Broken[] = [
  ['an error page', sendPage(500), { kind: 'broken', status: 500 }],
  ['the page of a gateway', sendPage(502), { kind: 'broken', status: 502 }],
  ['a redirect', sendFault('redirect'), { kind: 'broken', status: 302 }],
  ['a reset', sendFault('reset'), { kind: 'broken', reason: 'cut off' }],
  ['malformed HTTP', malformedHttp, { kind: 'broken' }],
  ['a refusal as a page', sendPage(403), { kind: 'refused', status: 403, message: undefined }],
  [
    'a refusal whose message is no text',
    sendJson({ result: { message: ['No'] } }, 422),
    { kind: 'refused', status: 422, message: undefined },
  ],
  [
    'a refusal whose message is not visible',
    sendJson({ result: { message: ' \u200b' } }, 409),
    { kind: 'refused', status: 409, message: undefined },
  ],
];

/** 2xx answers that are failures for the calls that need JSON. The invoice has one exception. */
const brokenJson: readonly Broken[] = [
  ['an empty body', send(200, JSON_TYPE), { kind: 'broken', reason: 'JSON' }],
  ['no content', (_, response) => void response.writeHead(204).end(), SHAPE],
  ['null', sendJson(null), SHAPE],
  ['a list', sendJson([]), SHAPE],
  ['the message of an error', sendJson({ result: { message: 'No' } }), SHAPE],
  ['a page', sendPage(200), CONTENT_TYPE],
  ['JSON as text', send(200, 'text/plain', '{}'), CONTENT_TYPE],
  ['JSON that breaks off', sendFault('bad-json'), { kind: 'broken', reason: 'JSON' }],
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

/** Shared by the calls that succeed without JSON. */
const noJsonNeeded = { good: sendJson({}), broken: unsuccessful } as const;

const endpoints: Readonly<Record<CallName, Endpoint>> = {
  menu: {
    ask: async (client) => {
      const answer = await fetchMenu(client, 'la-mama');
      return answer.ok ? parseMenu(answer.value, silentLog) : answer;
    },
    good: sendJson({ categories: [] }),
    broken: [
      ...unsuccessful,
      ...brokenJson,
      ['one more envelope', sendJson({ data: { categories: [] } }), SHAPE],
      ['categories by name', sendJson({ categories: { Ciorbe: [] } }), SHAPE],
    ],
  },
  restaurants: {
    ask: async (client) => {
      const answer = await fetchRestaurants(client);
      return answer.ok ? parseRestaurants(answer.value, silentLog) : answer;
    },
    good: sendJson({ restaurants: [] }),
    broken: [
      ...unsuccessful,
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
      ...unsuccessful,
      // An object without a link, such as the message of an error, is no failure: it means that
      // the document is missing (`invoice.test.ts`).
      ...brokenJson.filter(([name]) => name !== 'the message of an error'),
      ['a list of links', sendJson({ link: [`${DOCUMENTS}/1.pdf`] }), SHAPE],
    ],
    toOutcome: ({ kind }) => ({ outcome: kind === 'refused' ? 'missing' : 'down' }),
  },
  verifyToken: { ...noJsonNeeded, ask: (client) => verifyToken({ token: 't' }, client) },
  resetPassword: {
    ...noJsonNeeded,
    ask: (client) => resetPassword({ token: 't', newPassword: 'p' }, client),
  },
  activateAccount: { ...noJsonNeeded, ask: (client) => activateAccount({ token: 't' }, client) },
  paymentAuthorization: {
    ask: (client) => getAuthorizationForm({ userId: 'u' }, toParts(client)),
    good: sendJson({ data: FORM }),
    broken: [
      ...unsuccessful,
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
      ...unsuccessful,
      ['an empty page', send(200, 'text/html'), SHAPE],
      ['a page without a form', sendPage(200), SHAPE],
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
    ...noJsonNeeded,
    ask: (client) => authorizeOrder({ order: '1' }, toParts(client)),
  },
};

describe.each(Object.entries(endpoints))('the call %s', (_name, endpoint) => {
  const { ask, good, broken, toOutcome } = endpoint;
  let provider: RecordingServer;
  let client: ProviderClient;
  let answer: RequestListener;

  beforeEach(async () => {
    provider = await startRecordingServer((request, response) => answer(request, response));
    client = createProviderClient({ origin: provider.origin, log: silentLog });
  });
  afterEach(async () => {
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

describe('the broken answers', () => {
  it('are at least five for each call', () => {
    const counts = Object.values(endpoints).map(({ broken }) => broken.length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(5);
  });
});
