import { randomUUID } from 'node:crypto';
import { failed, success } from '../../lib/result.ts';
import type { Result } from '../../lib/result.ts';
import { createAccountWriteSteps, createTokenSteps } from './steps/account-steps.ts';
import { createListStep, createMenuSteps } from './steps/catalogue-steps.ts';
import { checkExchange } from './check-exchange.ts';
import { readContractDocument } from './contract-document.ts';
import type { ContractOptions } from './contract-options.ts';
import type { Finding } from './report/finding.ts';
import { createInvoiceSteps } from './steps/invoice-steps.ts';
import { createCardSteps, createPaymentWriteSteps } from './steps/payment-steps.ts';
import type { Step } from './steps/step.ts';
import { createWatchedClient } from './watched-client.ts';
import type { Exchange } from './watched-client.ts';

/**
 * The failure reason when the connection ended before the answer was complete. The provider can
 * then be reached, so the report shows a breach of the contract.
 */
const CUT_OFF = 'cut off';

export type CheckedStep = {
  readonly title: string;
  /** The findings of the comparison of the answer with the OpenAPI document. */
  readonly answer: readonly Finding[];
  /** The findings of reading the answer as the site does. */
  readonly reading: readonly Finding[];
};

/** A failure says why the provider cannot be reached. */
export async function checkProvider(
  options: ContractOptions,
): Promise<Result<readonly CheckedStep[], string>> {
  const document = readContractDocument();
  const client = createWatchedClient(options.origin, `contract-${randomUUID()}`);
  const checked: CheckedStep[] = [];

  const runStep = async ({ title, expectation, ask }: Step): Promise<void> => {
    const reading = await ask(client);
    const exchange = client.getLast();
    const answer = exchange ? await checkExchange(exchange, document, expectation) : [];
    checked.push({ title, answer, reading });
  };

  try {
    let listed: readonly string[] = [];
    await runStep(createListStep((ids) => (listed = ids)));
    const reason = findConnectionFailure(client.getLast());
    if (reason !== undefined) return failed(`No connection to ${options.origin}: ${reason}.`);
    const steps = [
      ...createMenuSteps(listed, options),
      ...createInvoiceSteps(options),
      ...createTokenSteps(options),
      ...createCardSteps(options),
      ...(options.write ? createAccountWriteSteps(options) : []),
      ...(options.write ? createPaymentWriteSteps(options) : []),
    ];
    for (const step of steps) await runStep(step);
    return success(checked);
  } finally {
    await client.close();
  }
}

/**
 * Returns why the provider cannot be reached, for example because of an untrusted certificate.
 * Returns undefined after an answer and for other failures.
 */
function findConnectionFailure(exchange: Exchange | undefined): string | undefined {
  if (exchange === undefined || exchange.answer !== undefined || exchange.result.ok)
    return undefined;
  const { failure } = exchange.result;
  if (failure.kind === 'unreachable') return 'nothing answers there';
  return failure.kind === 'broken' && failure.reason !== CUT_OFF ? failure.reason : undefined;
}

/** Lists the unchecked parts of the contract, each with the options that add it to the check. */
export function listUnchecked(options: ContractOptions): readonly string[] {
  const { all, write, user, order, token, invoice } = options;
  return [
    !all && 'the menus of other listed restaurants: --all',
    invoice.length === 0 && 'an invoice that exists: --invoice ID',
    token === undefined && 'a valid token for a new password: --token TOKEN',
    (user === undefined || order === undefined) && 'the card form: --user ID --order ID',
    (!write || user === undefined) && 'the authorization form: --write --user ID',
    (!write || options['paid-order'] === undefined) &&
      'the authorization of an order: --write --paid-order ID',
    (!write || options['reset-token'] === undefined) &&
      'a new password: --write --reset-token TOKEN',
    (!write || options['activation-token'] === undefined) &&
      'an activation: --write --activation-token TOKEN',
  ].filter((line) => line !== false);
}
