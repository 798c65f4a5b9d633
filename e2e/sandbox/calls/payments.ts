import { setTimeout as wait } from 'node:timers/promises';
import { createRoute, z } from '@hono/zod-openapi';
import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  authorizationWire,
  errorWire,
  orderAuthorizedWire,
} from '../../../lib/provider/contract/wire.ts';
import type { OrderStore } from '../payments/order-store.ts';
import { BANK_PATH, createPaymentFields } from '../payments/payment-fields.ts';
import { renderPaymentForm } from '../payments/payment-form.ts';
import type { ProviderEnvironment } from '../provider-environment.ts';
import { findHostileForm } from '../preset-ids/hostile-forms.ts';
import type { PresetUser } from '../preset-ids/preset-payments.ts';
import {
  SLOW_ANSWER_MS,
  parsePresetOrder,
  parsePresetUser,
} from '../preset-ids/preset-payments.ts';
import { createJsonAnswer } from './json-content.ts';

const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
const userIdParam = id.openapi({ param: { example: 'demo' } });
const orderIdParam = id.openapi({ param: { example: '700900' } });

const authorizationRoute = createRoute({
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
  readonly orders: OrderStore;
  readonly getOrigin: (requestUrl: string) => string;
  readonly getSiteOrigin: () => string;
  readonly now: () => Date;
};

const createMessage = (message: string): z.infer<typeof errorWire> => ({ result: { message } });

export function addPaymentCalls(app: OpenAPIHono<ProviderEnvironment>, parts: PaymentParts): void {
  const { orders } = parts;

  async function renderForm(
    user: PresetUser,
    url: string,
    ids: readonly [userId: string, orderId: string | undefined],
  ): Promise<string> {
    if (user.isSlow) await wait(SLOW_ANSWER_MS);
    const fields = createPaymentFields(orders.open(...ids), parts.getSiteOrigin(), parts.now());
    const bank = user.bank ?? `${parts.getOrigin(url)}${BANK_PATH}`;
    const hostile = findHostileForm(ids[0]);
    return hostile?.render({ action: bank, fields }) ?? renderPaymentForm(bank, fields, user.look);
  }

  app.openapi(authorizationRoute, async (context) => {
    const { userId } = context.req.valid('param');
    const user = parsePresetUser(userId);
    if (user.isUnknown) return context.json(createMessage('Utilizatorul nu a fost găsit.'), 404);
    const form = await renderForm(user, context.req.url, [userId, user.orderId]);
    return context.json({ data: user.isNested ? { data: form } : form }, 200);
  });

  app.openapi(cardRoute, async (context) => {
    const { userId, orderId } = context.req.valid('param');
    const user = parsePresetUser(userId);
    if (user.isUnknown) return context.json(createMessage('Utilizatorul nu a fost găsit.'), 404);
    return context.html(await renderForm(user, context.req.url, [userId, orderId]), 200);
  });

  app.openapi(authorizedRoute, async (context) => {
    const { order: orderId } = context.req.valid('param');
    const preset = parsePresetOrder(orderId, orders.addAttempt(orderId).attempts);
    if (preset === 'failing')
      return context.json(createMessage('Serviciul nu este disponibil.'), 503);
    if (preset === 'refused')
      return context.json(createMessage('Banca nu a confirmat plata.'), 409);
    if (preset === 'slow') await wait(SLOW_ANSWER_MS);
    const { id: order } = orders.authorize(orderId);
    const answer = {
      ...createMessage('Plata a fost confirmată.'),
      data: { order, status: 'authorized' },
    };
    return context.json(answer, 200);
  });
}
