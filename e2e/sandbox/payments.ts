import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { createRoute, z } from '@hono/zod-openapi';
import { html, raw } from 'hono/html';
import {
  authorizationWire,
  errorWire,
  orderAuthorizedWire,
} from '../../lib/provider/contract/wire.ts';
import { BANK_PATH } from './bank.ts';
import { renderHiddenFields } from './html-document.ts';
import { createJsonAnswer } from './openapi-document.ts';
import type { ProviderApp } from './openapi-document.ts';
import { renderHostileForm } from './preset-ids/hostile-forms.ts';
import { findPreset } from './preset-ids/preset-ids.ts';
import type { Preset } from './preset-ids/preset-ids.ts';
import { createStamp, signForm } from './signature.ts';
import type { Fields } from './signature.ts';

// The calls for the bank's forms and for the orders that they pay.

const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
const userIdParam = id.openapi({ param: { example: 'demo' } });
const orderIdParam = id.openapi({ param: { example: '700900' } });

const formRoute = createRoute({
  method: 'get',
  path: '/api/v1/payment/librapay/{userId}/authorization',
  operationId: 'getPaymentForm',
  tags: ['Payments'],
  summary: "The form that posts a new payment of this user to the bank's page",
  request: { params: z.object({ userId: userIdParam }) },
  responses: {
    200: createJsonAnswer("The form's HTML", authorizationWire),
    400: createJsonAnswer('A malformed id', errorWire),
    404: createJsonAnswer('No such user', errorWire),
  },
});

const cardRoute = createRoute({
  method: 'get',
  path: '/api/payment/client/{userId}/{orderId}/card',
  operationId: 'getCardForm',
  tags: ['Payments'],
  summary: "The form that posts the payment of one order to the bank's page",
  request: { params: z.object({ userId: userIdParam, orderId: orderIdParam }) },
  responses: {
    200: { description: "The form's HTML", content: { 'text/html': { schema: z.string() } } },
    400: createJsonAnswer('A malformed id', errorWire),
    404: createJsonAnswer('No such user', errorWire),
  },
});

const authorizedRoute = createRoute({
  method: 'put',
  path: '/api/v1/payment/librapay/order/{order}/authorized',
  operationId: 'authorizeOrder',
  tags: ['Payments'],
  summary: 'Marks an order as authorized; a repeated call is answered in the same way',
  request: { params: z.object({ order: orderIdParam }) },
  responses: {
    200: createJsonAnswer('Authorized', orderAuthorizedWire),
    400: createJsonAnswer('A malformed id', errorWire),
    409: createJsonAnswer('Refused', errorWire),
    503: createJsonAnswer('Not now', errorWire),
  },
});

type PaymentParts = {
  readonly database: DatabaseSync;
  readonly getOrigin: (requestUrl: string) => string;
  readonly getSiteOrigin: () => string;
  readonly now: () => Date;
};

const SLOW_ANSWER_MS = 3_000;

const createMessage = (message: string): z.infer<typeof errorWire> => ({ result: { message } });

export function addPaymentCalls(app: ProviderApp, parts: PaymentParts): void {
  const { database } = parts;

  async function renderForm(
    userId: string,
    user: Preset['user'],
    url: string,
    wantedOrderId: string | undefined,
  ): Promise<string> {
    if (user?.isSlow === true) await wait(SLOW_ANSWER_MS);
    const orderId = wantedOrderId ?? createOrderId(database);
    addOrder(database, orderId);
    const fields = createFields(orderId, parts.getSiteOrigin(), parts.now());
    const action = user?.bank ?? `${parts.getOrigin(url)}${BANK_PATH}`;
    return (
      renderHostileForm(userId, { action, fields }) ??
      renderPaymentForm(action, fields, user?.look ?? 'scripted')
    );
  }

  app.openapi(formRoute, async (context) => {
    const { userId } = context.req.valid('param');
    const user = findPreset(userId)?.user;
    if (user?.isUnknown === true) {
      return context.json(createMessage('Utilizatorul nu a fost găsit.'), 404);
    }
    const orderId = userId.startsWith('sandbox-order-') ? userId : undefined;
    const form = await renderForm(userId, user, context.req.url, orderId);
    return context.json({ data: user?.isNested === true ? { data: form } : form }, 200);
  });

  app.openapi(cardRoute, async (context) => {
    const { userId, orderId } = context.req.valid('param');
    const user = findPreset(userId)?.user;
    if (user?.isUnknown === true) {
      return context.json(createMessage('Utilizatorul nu a fost găsit.'), 404);
    }
    return context.html(await renderForm(userId, user, context.req.url, orderId), 200);
  });

  app.openapi(authorizedRoute, async (context) => {
    const { order } = context.req.valid('param');
    const { failures = 0, answer = 'authorized' } = findPreset(order)?.order ?? {};
    if (addAttempt(database, order) <= failures) {
      return context.json(createMessage('Serviciul nu este disponibil.'), 503);
    }
    if (answer === 'refused') {
      return context.json(createMessage('Comanda nu a putut fi confirmată.'), 409);
    }
    if (answer === 'slow') await wait(SLOW_ANSWER_MS);
    const data = { order, status: 'authorized' };
    return context.json({ ...createMessage('Plata a fost confirmată.'), data }, 200);
  });
}

/** `attempts` counts the requests to authorize the order. */
const TABLE = `
  drop table if exists orders;
  create table orders (id text primary key, attempts integer not null) strict;
`;

export function resetOrders(database: DatabaseSync): void {
  database.exec(TABLE);
}

function addOrder(database: DatabaseSync, orderId: string): void {
  database.prepare('insert or ignore into orders values (?, 0)').run(orderId);
}

/** Adds the order if it is missing. Returns the number of attempts, with this one. */
function addAttempt(database: DatabaseSync, orderId: string): number {
  addOrder(database, orderId);
  const sql = 'update orders set attempts = attempts + 1 where id = ? returning attempts';
  return Number(database.prepare(sql).get(orderId)?.attempts);
}

/** The bank requires order numbers of at least six digits. */
const FIRST_ORDER = 700_001;

function createOrderId(database: DatabaseSync): string {
  const count = database.prepare('select count(*) as orders from orders').get();
  const isStored = database.prepare('select 1 from orders where id = ?');
  let orderId = FIRST_ORDER + Number(count?.orders);
  // A caller may have chosen this number as the id of its order.
  while (isStored.get(String(orderId)) !== undefined) orderId += 1;
  return String(orderId);
}

const MIN_BANI = 2_500;
const BANI_RANGE = 20_000;

/** Derives the amount from the id, so that it is the same after every start of the sandbox. */
function getAmountBani(orderId: string): number {
  const digest = createHash('sha256').update(orderId).digest();
  return MIN_BANI + (digest.readUInt32BE() % BANI_RANGE);
}

/**
 * The path to which the bank sends the browser back. The bank allows at most 80 characters for
 * BACKREF, which is the site's origin followed by this path.
 */
const BACKREF_PATH = '/payment/librapay/client/response';

const MERCHANT = {
  MERCH_NAME: 'Polonic (exemplu)',
  MERCHANT: '000000060001099',
  TERMINAL: '60001099',
  EMAIL: 'plati@polonic.example',
} as const;

/** Returns a long text, as in real forms: their DATA_CUSTOM contains basket and addresses. */
function createCustomData(amountBani: number): string {
  const basket = {
    ProductsData: [{ ItemName: 'Comandă din aplicație', Quantity: 1, Price: amountBani }],
    UserData: { LoginName: 'exemplu', Email: 'diner@polonic.example', Phone: '0257000000' },
    BillingAddress: 'Strada Exemplu nr. 1, Arad, România',
    ShippingAddress: 'Strada Exemplu nr. 1, Arad, România',
  };
  return Buffer.from(JSON.stringify(basket)).toString('base64');
}

function createFields(orderId: string, siteOrigin: string, now: Date): Fields {
  const amountBani = getAmountBani(orderId);
  return signForm({
    AMOUNT: (amountBani / 100).toFixed(2),
    CURRENCY: 'RON',
    ORDER: orderId,
    DESC: 'Comandă Polonic (exemplu)',
    ...MERCHANT,
    MERCH_URL: siteOrigin,
    TRTYPE: '0',
    COUNTRY: '',
    MERCH_GMT: '',
    ...createStamp(now),
    BACKREF: `${siteOrigin}${BACKREF_PATH}`,
    DATA_CUSTOM: createCustomData(amountBani),
  });
}

/** The form's signature does not cover these fields. */
const visibleFields = html`
  <label for="card-name">Numele de pe card</label>
  <input id="card-name" name="CARD_NAME" required maxlength="60" autocomplete="cc-name" />
  <label>Telefon <input type="tel" name="PHONE" value="+40" autocomplete="tel" /></label>
  <label for="mail">Adresa de e-mail</label>
  <input type="email" id="mail" name="CONTACT_EMAIL" required autocomplete="email" />
  <label>Cod poștal <input type="number" name="POSTAL_CODE" /></label>
  <label>Parola de client <input type="password" name="CLIENT_WORD" maxlength="20" /></label>
  <label for="parts">Plata</label>
  <select id="parts" name="PARTS">
    <option value="1">integral</option>
    <option value="2">în două rate</option>
    <option value="3">în trei rate</option>
  </select>
  <label><input type="checkbox" name="SAVE_CARD" value="yes" /> Păstrează cardul</label>
`;

async function renderPaymentForm(
  action: string,
  fields: Fields,
  look: 'scripted' | 'visible' | 'document',
): Promise<string> {
  const form = html`<form id="pay" name="pay" method="post" action="${action}">
    ${renderHiddenFields(fields)} ${look === 'visible' ? visibleFields : ''}
    ${look === 'scripted' ? '' : html`<button type="submit">Continuă la plată</button>`}
  </form>`;
  switch (look) {
    case 'scripted':
      return String(
        await html`${form}${raw(`<script>document.getElementById('pay').submit();</script>`)}`,
      );
    case 'visible':
      return String(await form);
    case 'document':
      return String(
        await html`<!doctype html>
          <html lang="ro">
            <head>
              <meta charset="utf-8" />
              <title>Plată</title>
            </head>
            <body>
              ${form}
            </body>
          </html>`,
      );
  }
}
