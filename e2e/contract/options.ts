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

/** The parts of the contract that need options, and what these add to the check. */
const parts = [
  ['--all', 'the menus of all listed restaurants'],
  ['--invoice ID', 'an invoice that exists; may be repeated'],
  ['--token TOKEN', 'a valid token for a new password'],
  ['--user ID --order ID', 'the card form'],
  ['--write', 'unknown tokens for the two calls that use up a token'],
  ['--write --user ID', 'the authorization form; opens a payment of this user'],
  ['--write --paid-order ID', 'the authorization of this order, twice'],
  ['--write --reset-token TOKEN', 'a new password; uses up the token, sets a random password'],
  ['--write --activation-token TOKEN', 'an activation; uses up the token, activates the account'],
] as const;

export const CONTRACT_USAGE = `npm run contract -- BASE [options]

BASE is the provider's origin, such as https://api.example.ro. Without --write, the calls change
nothing at the provider.

  ${'--restaurant ID'.padEnd(34)}a menu; may be repeated (default: the first ${MENUS_BY_DEFAULT} of the list)
${parts.map(([flags, what]) => `  ${flags.padEnd(34)}${what}`).join('\n')}

The allowed addresses of invoices and payment forms are those of the site: INVOICE_ORIGINS,
PAYMENT_FORM_ORIGINS and SITE_URL from the environment.
Exit code: 0 the provider keeps the contract, 1 it does not, 2 wrong usage or no connection.`;

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
const WRITES = ['paid-order', 'reset-token', 'activation-token'] as const;

const parseStrictly = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      write: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      restaurant: { type: 'string', multiple: true, default: [] },
      invoice: { type: 'string', multiple: true, default: [] },
      token: { type: 'string' },
      user: { type: 'string' },
      order: { type: 'string' },
      'paid-order': { type: 'string' },
      'reset-token': { type: 'string' },
      'activation-token': { type: 'string' },
    },
  });
type Values = ReturnType<typeof parseStrictly>['values'];

export type ContractOptions = Values & {
  readonly origin: string;
  readonly invoiceOrigins: readonly string[];
  readonly formOrigins: readonly string[];
  readonly siteUrl: string;
};

/** A failure is a text for the terminal. */
export function parseContractOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Result<ContractOptions | 'help', string> {
  let parsed: ReturnType<typeof parseStrictly>;
  try {
    parsed = parseStrictly(args);
  } catch (error) {
    // The first sentence. For an unknown option, Node adds a second one with a hint.
    return failed(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
  const { values, positionals } = parsed;
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
  return success({ ...values, origin: new URL(base).origin, invoiceOrigins, formOrigins, siteUrl });
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

export function listUnchecked(options: ContractOptions): readonly string[] {
  const given = Object.entries(options).filter(([, value]) =>
    [value].flat().some((one) => one !== undefined && one !== false),
  );
  const names = given.map(([name]) => `--${name}`);
  return parts
    .filter(([flags]) => !flags.match(/--[\w-]+/g)?.every((flag) => names.includes(flag)))
    .map(([flags, what]) => `${what}: ${flags}`);
}
