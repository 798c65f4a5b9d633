import {
  authorizeOrder,
  getAuthorizationForm,
  getCardForm,
} from '../../../lib/provider/payment.ts';
import type { PaymentParts } from '../../../lib/provider/payment.ts';
import type { ProviderClient } from '../../../lib/provider/transport/client.ts';
import type { ContractOptions } from '../contract-options.ts';
import { broken, passed } from '../report/finding.ts';
import type { Finding } from '../report/finding.ts';
import { hideEnd } from './step.ts';
import type { Step } from './step.ts';
import { silentLog } from '../../support/unit/watched-log.ts';

type Options = Pick<ContractOptions, 'formOrigins' | 'siteUrl'>;

const toParts = (client: ProviderClient, { formOrigins, siteUrl }: Options): PaymentParts => ({
  client,
  formOrigins,
  siteUrl,
  log: silentLog,
});

function readForm(
  answer: Awaited<ReturnType<typeof getCardForm>>,
  { formOrigins }: Options,
): readonly Finding[] {
  if (answer.ok) {
    const { fields, action } = answer.value;
    return [passed(`is a form of ${fields.length} fields to ${new URL(action).origin}`)];
  }
  const { failure } = answer;
  // `checkExchange` reports the other failures.
  if (failure.kind !== 'unexpected-shape') return [];
  const allowed = `${formOrigins.join(', ')} (PAYMENT_FORM_ORIGINS)`;
  const rule = failure.reason === 'foreign action' ? `; its action must be below ${allowed}` : '';
  return [broken(`the site refuses the form (${failure.reason})${rule}`)];
}

export function createCardSteps(options: ContractOptions): readonly Step[] {
  const { user: userId, order: orderId } = options;
  if (userId === undefined || orderId === undefined) return [];
  return [
    {
      title: `card form of user ${hideEnd(userId)} and order ${hideEnd(orderId)}`,
      expectation: 'success',
      ask: async (client) =>
        readForm(await getCardForm({ userId, orderId }, toParts(client, options)), options),
    },
  ];
}

/** Steps that change data of the provider: they can open a payment and authorize an order. */
export function createPaymentWriteSteps(options: ContractOptions): readonly Step[] {
  const { user: userId, 'paid-order': order } = options;
  const authorize = (title: string, id: string): Step => ({
    title: `${title} of order ${hideEnd(id)}`,
    expectation: 'success',
    ask: async (client) => {
      await authorizeOrder({ order: id }, toParts(client, options));
      return [];
    },
  });
  return [
    ...(userId === undefined
      ? []
      : [
          {
            title: `authorization form of user ${hideEnd(userId)}`,
            expectation: 'success',
            ask: async (client) =>
              readForm(await getAuthorizationForm({ userId }, toParts(client, options)), options),
          } satisfies Step,
        ]),
    ...(order === undefined
      ? []
      : [authorize('authorization', order), authorize('repeated authorization', order)]),
  ];
}
