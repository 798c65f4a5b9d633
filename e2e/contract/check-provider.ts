import { randomUUID } from 'node:crypto';
import { failed, success } from '../../lib/result.ts';
import type { Result } from '../../lib/result.ts';
import { createAccountWriteSteps, createTokenSteps } from './account-steps.ts';
import { createListStep, createMenuSteps } from './catalogue-steps.ts';
import { checkExchange } from './check-exchange.ts';
import { readContractDocument } from './contract-document.ts';
import type { ContractOptions } from './contract-options.ts';
import type { Finding } from './finding.ts';
import { createInvoiceSteps } from './invoice-steps.ts';
import { createCardSteps, createPaymentWriteSteps } from './payment-steps.ts';
import type { Step } from './step.ts';
import { createWatchedClient } from './watched-client.ts';
import type { Exchange } from './watched-client.ts';

/** The client's name for a connection that was made and then lost, which is a breach. */
const CUT_OFF = 'cut off';

export type CheckedStep = {
  readonly title: string;
  /** The answer against the document. */
  readonly answer: readonly Finding[];
  /** What the site makes of the answer. */
  readonly reading: readonly Finding[];
};

/** The checks in order, one call at a time. The failure says why the provider cannot be reached. */
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

/** Why there is no HTTP server at the address: nothing listens, or its certificate is not trusted. */
function findConnectionFailure(exchange: Exchange | undefined): string | undefined {
  if (exchange === undefined || exchange.answer !== undefined || exchange.result.ok)
    return undefined;
  const { failure } = exchange.result;
  if (failure.kind === 'unreachable') return 'nothing answers there';
  return failure.kind === 'broken' && failure.reason !== CUT_OFF ? failure.reason : undefined;
}

/** The parts of the contract that these options leave out, with the option that adds each. */
export function listUnchecked(options: ContractOptions): readonly string[] {
  const { write, user, order, token, invoice } = options;
  return [
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
