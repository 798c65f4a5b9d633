import { parseArgs } from 'node:util';
import { parseSettings } from '../../lib/config.ts';
import { isInvoiceId, isOrderId, isRestaurantId, isToken, isUserId } from '../../lib/ids.ts';
import { failed, success } from '../../lib/result.ts';
import type { Result } from '../../lib/result.ts';

/**
 * Without `--restaurant` and `--all`, the check reads the menus of this many restaurants of the
 * provider's list.
 */
export const MENUS_BY_DEFAULT = 3;

export const CONTRACT_USAGE = `npm run contract -- BASE [options]

BASE is the provider's origin, such as https://api.example.ro

Reads, without a change at the provider:
  --restaurant ID        a menu to check; may be repeated (default: the first ${MENUS_BY_DEFAULT} of the list)
  --all                  the menus of all listed restaurants
  --invoice ID           an invoice that exists; may be repeated
  --token TOKEN          a valid token for a new password
  --user ID --order ID   a user and an order for which there is a card form

Writes, only with --write:
  --write                sends an unknown token to the two calls that use up a token
  --write --user ID                  opens a payment of this user
  --write --paid-order ID            authorizes this order, twice
  --write --reset-token TOKEN        uses up the token; the account gets a random password
  --write --activation-token TOKEN   uses up the token; activates the account

The allowed addresses of invoices and payment forms are those of the site: INVOICE_ORIGINS,
PAYMENT_FORM_ORIGINS and SITE_URL from the environment.
Exit code: 0 the provider keeps the contract, 1 it does not, 2 wrong usage or no connection.`;

const WRITES = ['paid-order', 'reset-token', 'activation-token'] as const;

/**
 * The site never sends an invalid id or token, so the answer to a call with an invalid value would
 * say nothing about the contract.
 */
const validators = [
  ['restaurant', isRestaurantId],
  ['invoice', isInvoiceId],
  ['token', isToken],
  ['user', isUserId],
  ['order', isOrderId],
  ['paid-order', isOrderId],
  ['reset-token', isToken],
  ['activation-token', isToken],
] as const;

const parseStrictly = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      write: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      restaurant: { type: 'string', multiple: true },
      invoice: { type: 'string', multiple: true },
      token: { type: 'string' },
      user: { type: 'string' },
      order: { type: 'string' },
      'paid-order': { type: 'string' },
      'reset-token': { type: 'string' },
      'activation-token': { type: 'string' },
    },
  });

type Arguments = ReturnType<typeof parseStrictly>;
type Values = Arguments['values'];

export type ContractOptions = Omit<Values, 'restaurant' | 'invoice'> & {
  readonly restaurant: readonly string[];
  readonly invoice: readonly string[];
  readonly origin: string;
  readonly invoiceOrigins: readonly string[];
  readonly formOrigins: readonly string[];
  readonly siteUrl: string;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** A failure is a text for the terminal. */
export function parseContractOptions(
  args: readonly string[],
  environment: Environment,
): Result<ContractOptions | 'help', string> {
  const read = readArguments(args);
  if (!read.ok) return read;
  const { values, positionals } = read.value;
  if (values.help) return success('help');
  const [base, ...others] = positionals;
  if (base === undefined || others.length > 0) return failed('Exactly one BASE is needed.');
  const { INVOICE_ORIGINS, PAYMENT_FORM_ORIGINS, SITE_URL } = environment;
  const settings = parseSettings(
    { PROVIDER_API_URL: base, INVOICE_ORIGINS, PAYMENT_FORM_ORIGINS, SITE_URL },
    'build',
  );
  if (!settings.ok) return failed(settings.failure.join('\n').replace('PROVIDER_API_URL', 'BASE'));
  const problem = findProblem(values);
  if (problem !== undefined) return failed(problem);
  const { invoiceOrigins, paymentFormOrigins: formOrigins, siteUrl } = settings.value;
  const { restaurant = [], invoice = [] } = values;
  const { origin } = new URL(base);
  return success({ ...values, restaurant, invoice, origin, invoiceOrigins, formOrigins, siteUrl });
}

function readArguments(args: readonly string[]): Result<Arguments, string> {
  try {
    return success(parseStrictly(args));
  } catch (error) {
    // Keeps the first sentence. For an unknown option, Node adds a second sentence with a hint.
    return failed(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
}

function findProblem(values: Values): string | undefined {
  const writing = WRITES.find((name) => values[name] !== undefined);
  if (writing !== undefined && !values.write) return `--${writing} changes data and needs --write.`;
  if (values.order !== undefined && values.user === undefined) return '--order needs --user.';
  if (values.user !== undefined && values.order === undefined && !values.write) {
    return '--user needs --order for a card form, or --write for a new payment.';
  }
  const invalid = validators.find(([name, isValid]) =>
    [values[name] ?? []].flat().some((id) => !isValid(id)),
  );
  return invalid && `The value of --${invalid[0]} is no id that the site would send.`;
}
