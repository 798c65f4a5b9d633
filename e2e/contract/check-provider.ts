import { randomBytes, randomUUID } from 'node:crypto';
import { createLog } from '../../lib/log.ts';
import { activateAccount, resetPassword, verifyToken } from '../../lib/provider/account.ts';
import { parseRestaurants } from '../../lib/provider/contract/parse-restaurants.ts';
import { providerPaths } from '../../lib/provider/contract/paths.ts';
import { fetchInvoice } from '../../lib/provider/invoice.ts';
import { authorizeOrder, getAuthorizationForm, getCardForm } from '../../lib/provider/payment.ts';
import type { ProviderClient } from '../../lib/provider/client.ts';
import { failed, success } from '../../lib/result.ts';
import type { Result } from '../../lib/result.ts';
import { checkExchange, createWatchedClient, readDocument } from './exchange.ts';
import type { Exchange, Expectation } from './exchange.ts';
import { MENUS_BY_DEFAULT } from './options.ts';
import type { ContractOptions } from './options.ts';
import { broken, passed } from './report.ts';
import type { CheckedStep, Finding } from './report.ts';
import { readListAsSite, readMenuAsSite } from './shown.ts';

/** A failure says why the provider cannot be reached. */
export async function checkProvider(
  options: ContractOptions,
): Promise<Result<readonly CheckedStep[], string>> {
  const document = readDocument();
  const client = createWatchedClient(options.origin, `contract-${randomUUID()}`);
  const checked: CheckedStep[] = [];
  try {
    for await (const { title, expectation, reading } of takeSteps(client, options)) {
      const exchange = client.getLast();
      const reason = checked.length === 0 ? findConnectionFailure(exchange) : undefined;
      if (reason !== undefined) return failed(`No connection to ${options.origin}: ${reason}.`);
      checked.push({ title, answer: checkExchange(exchange, document, expectation), reading });
    }
    return success(checked);
  } finally {
    await client.close();
  }
}

/**
 * Why the provider cannot be reached, for example because of an untrusted certificate. Undefined
 * when it has accepted the connection: no answer is then a breach of the contract.
 */
function findConnectionFailure({ status, result }: Exchange): string | undefined {
  if (status !== undefined || result.ok) return undefined;
  const { failure } = result;
  if (failure.kind === 'unreachable') return 'nothing answers there';
  return failure.kind === 'broken' && failure.reason !== 'cut off' ? failure.reason : undefined;
}

type Step = {
  /** Contains no token, and at most the first three characters of a personal id. */
  readonly title: string;
  readonly expectation: Expectation;
  /** From reading the answer as the site does; empty after a failure, which the exchange has. */
  readonly reading: readonly Finding[];
};

const hideEnd = (id: string): string => `${id.slice(0, 3)}…`;
/** Valid as an id of any kind and as a token, but unknown to the provider. */
const createUnknown = (): string => `contract-${randomUUID()}`;

/** Makes one call before each step that it yields. */
async function* takeSteps(
  client: ProviderClient,
  options: ContractOptions,
): AsyncGenerator<Step, void> {
  const { all, invoice, invoiceOrigins, formOrigins, order, restaurant, siteUrl } = options;
  const { token, user: userId, write } = options;
  const log = createLog('silent');
  const accept = (title: string, reading: readonly Finding[] = []): Step => ({
    title,
    expectation: 'success',
    reading,
  });
  const refuse = (title: string, problem: string | false): Step => ({
    title,
    expectation: 'refusal',
    reading: problem === false ? [] : [broken(problem)],
  });

  const list = await client.send({ name: 'restaurants', path: providerPaths.restaurants() });
  yield accept('list of restaurants', list.ok ? readListAsSite(list.value) : []);

  const parsed = list.ok ? parseRestaurants(list.value, log) : list;
  const listed = parsed.ok ? parsed.value.restaurants : [];
  const listedIds = listed.flatMap(({ restaurantId }) => restaurantId ?? []);
  const chosenIds = restaurant.length > 0 ? restaurant : listedIds.slice(0, MENUS_BY_DEFAULT);
  for (const id of all ? new Set([...restaurant, ...listedIds]) : chosenIds) {
    const menu = await client.send({ name: 'menu', path: providerPaths.menu(id) });
    yield accept(`menu of ${id}`, menu.ok ? readMenuAsSite(menu.value) : []);
  }
  const unknown = await client.send({ name: 'menu', path: providerPaths.menu(createUnknown()) });
  yield refuse(
    'menu of an unknown restaurant',
    unknown.ok && 'the site would not answer 404 for a restaurant that does not exist',
  );

  const invoices = { client, origins: invoiceOrigins, siteUrl, log };
  for (const id of invoice) {
    const { outcome } = await fetchInvoice(id, invoices);
    const rule = `$.link is missing or not below ${invoiceOrigins.join(', ')}`;
    yield accept(`invoice ${hideEnd(id)}`, [
      ...(outcome === 'found' ? [passed('is shown by the site')] : []),
      ...(outcome === 'missing'
        ? [broken(`the site would say that there is no document: ${rule}`)]
        : []),
    ]);
  }
  const { outcome } = await fetchInvoice(createUnknown(), invoices);
  yield refuse(
    'an unknown invoice',
    outcome === 'down' &&
      'the site would answer 503 instead of 404 for an invoice that does not exist',
  );

  if (token !== undefined) {
    await verifyToken({ token }, client);
    yield accept('check of a valid token');
  }
  // After a refused check the site shows its own text, not the provider's.
  const check = await verifyToken({ token: createUnknown() }, client);
  yield refuse('check of an unknown token', check.ok && TAKEN_AS_VALID);

  const parts = { client, formOrigins, siteUrl, log };
  const readForm = (answer: Awaited<ReturnType<typeof getCardForm>>): readonly Finding[] => {
    if (answer.ok) {
      const { fields, action } = answer.value;
      return [passed(`is a form of ${fields.length} fields to ${new URL(action).origin}`)];
    }
    if (answer.failure.kind !== 'unexpected-shape') return [];
    const { reason } = answer.failure;
    const allowed = `${formOrigins.join(', ')} (PAYMENT_FORM_ORIGINS)`;
    const rule = reason === 'foreign action' ? `; its action must be below ${allowed}` : '';
    return [broken(`the site refuses the form (${reason})${rule}`)];
  };
  if (userId !== undefined && order !== undefined) {
    const form = await getCardForm({ userId, orderId: order }, parts);
    yield accept(
      `card form of user ${hideEnd(userId)} and order ${hideEnd(order)}`,
      readForm(form),
    );
  }
  if (!write) return;

  for (const { name, send, valid } of [
    {
      name: 'new password with',
      send: (sent: string) => {
        const newPassword = randomBytes(24).toString('base64url');
        return resetPassword({ token: sent, newPassword }, client);
      },
      valid: options['reset-token'],
    },
    {
      name: 'activation with',
      send: (sent: string) => activateAccount({ token: sent }, client),
      valid: options['activation-token'],
    },
  ]) {
    const read = async (sent: string): Promise<string | false> => {
      const answer = await send(sent);
      if (answer.ok) return TAKEN_AS_VALID;
      const { failure } = answer;
      return failure.kind === 'refused' && failure.message === undefined && NO_MESSAGE;
    };
    yield refuse(`${name} an unknown token`, await read(createUnknown()));
    if (valid === undefined) continue;
    await send(valid);
    yield accept(`${name} a valid token`);
    yield refuse(`${name} a used token`, await read(valid));
  }

  if (userId !== undefined) {
    const form = await getAuthorizationForm({ userId }, parts);
    yield accept(`authorization form of user ${hideEnd(userId)}`, readForm(form));
  }
  const { 'paid-order': paid } = options;
  if (paid === undefined) return;
  for (const title of ['authorization', 'repeated authorization']) {
    await authorizeOrder({ order: paid }, parts);
    yield accept(`${title} of order ${hideEnd(paid)}`);
  }
}

const TAKEN_AS_VALID = 'the site would take this token as valid';
const NO_MESSAGE =
  'the site would show its general text: $.result.message has no visible character';
