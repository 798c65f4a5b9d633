import { getSettings } from '../config.ts';
import { getLog } from '../log.ts';
import type { Log } from '../log.ts';
import { parsePaymentForm } from './bank-form.ts';
import type { PaymentForm } from '../payment-form.ts';
import { success } from '../result.ts';
import type { Result } from '../result.ts';
import { getSite } from '../site.ts';
import { providerPaths } from './contract/paths.ts';
import { unexpectedShape } from './contract/provider-failure.ts';
import type { ProviderFailure } from './contract/provider-failure.ts';
import { authorizationWire, orderAuthorizedWire } from './contract/wire.ts';
import type { ProviderClient } from './client.ts';

const PAYLOAD_MAX_BYTES = 16_384;

type WithUser = { readonly userId: string };
type FormAnswer = Result<PaymentForm, ProviderFailure>;

export type PaymentParts = {
  readonly client: ProviderClient;
  readonly log: Log;
  readonly formOrigins: readonly string[];
  readonly siteUrl: string;
};

function getDefaultParts(): PaymentParts {
  const { paymentFormOrigins, siteUrl } = getSettings();
  return { client: getSite().provider, log: getLog(), formOrigins: paymentFormOrigins, siteUrl };
}

/** The form that the diner's browser submits to the bank. */
export async function getAuthorizationForm(
  { userId }: WithUser,
  parts: PaymentParts = getDefaultParts(),
): Promise<FormAnswer> {
  const path = providerPaths.paymentAuthorization(userId);
  const answer = await parts.client.send({ name: 'paymentAuthorization', path });
  if (!answer.ok) return answer;
  const parsed = authorizationWire.safeParse(answer.value);
  if (!parsed.success) return unexpectedShape('authorization form', parts.log);
  const { data } = parsed.data;
  return parseForm(typeof data === 'string' ? data : data.data, parts);
}

export async function getCardForm(
  { userId, orderId }: WithUser & { readonly orderId: string },
  parts: PaymentParts = getDefaultParts(),
): Promise<FormAnswer> {
  const path = providerPaths.cardForm(userId, orderId);
  const answer = await parts.client.send({ name: 'cardForm', path });
  if (!answer.ok) return answer;
  if (typeof answer.value !== 'string') return unexpectedShape('card form', parts.log);
  return parseForm(answer.value, parts);
}

/**
 * The call is idempotent. The app reads the JSON of the answer, so an object of at most 16 KB is
 * passed on unchanged; a larger one as `{}`.
 */
export async function authorizeOrder(
  { order }: { readonly order: string },
  { client, log }: PaymentParts = getDefaultParts(),
): Promise<Result<{ readonly payload: object }, ProviderFailure>> {
  const path = providerPaths.orderAuthorized(order);
  const answer = await client.send({ name: 'orderAuthorized', path });
  if (!answer.ok) return answer;
  const { value } = answer;
  if (!isObject(value)) return unexpectedShape('authorized order', log);
  const bytes = Buffer.byteLength(JSON.stringify(value));
  return success({ payload: bytes > PAYLOAD_MAX_BYTES ? {} : value });
}

/** Only validates. The object that the schema returns is not used, because it lacks `__proto__`. */
const isObject = (value: unknown): value is object => orderAuthorizedWire.safeParse(value).success;

function parseForm(text: string, { log, formOrigins, siteUrl }: PaymentParts): FormAnswer {
  const form = parsePaymentForm(text, formOrigins, siteUrl);
  return form.ok ? form : unexpectedShape('payment form', log, form.failure);
}
