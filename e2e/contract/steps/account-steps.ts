import { randomBytes } from 'node:crypto';
import { activateAccount, resetPassword, verifyToken } from '../../../lib/provider/account.ts';
import type { ProviderClient } from '../../../lib/provider/transport/client.ts';
import type { ContractOptions } from '../contract-options.ts';
import { broken } from '../report/finding.ts';
import { createUnknown } from './step.ts';
import type { Step } from './step.ts';

const PASSWORD_BYTES = 24;

const calls = {
  'check of': verifyToken,
  'new password with': ({ token }: { readonly token: string }, client: ProviderClient) =>
    resetPassword(
      { token, newPassword: randomBytes(PASSWORD_BYTES).toString('base64url') },
      client,
    ),
  'activation with': activateAccount,
} as const;
type CallTitle = keyof typeof calls;

const createValidStep = (call: CallTitle, token: string): Step => ({
  title: `${call} a valid token`,
  expectation: 'success',
  ask: async (client) => {
    await calls[call]({ token }, client);
    return [];
  },
});

const createRefusedStep = (call: CallTitle, token: string, adjective: string): Step => ({
  title: `${call} ${adjective} token`,
  expectation: 'refusal',
  ask: async (client) => {
    const answer = await calls[call]({ token }, client);
    if (answer.ok) return [broken(`the site would take ${adjective} token as valid`)];
    const { failure } = answer;
    // When the check of a token is refused, the site shows its own text, not `failure.message`.
    const needsMessage = call !== 'check of' && failure.kind === 'refused';
    return needsMessage && failure.message === undefined
      ? [broken('the site would show its general text: $.result.message has no visible character')]
      : [];
  },
});

/** The check of a token does not use the token up, so these steps need no `--write`. */
export function createTokenSteps({ token }: ContractOptions): readonly Step[] {
  return [
    ...(token === undefined ? [] : [createValidStep('check of', token)]),
    createRefusedStep('check of', createUnknown(), 'an unknown'),
  ];
}

/** Expects that the provider refuses an unknown token, and accepts a valid token exactly once. */
const createUseSteps = (call: CallTitle, token: string | undefined): readonly Step[] => [
  createRefusedStep(call, createUnknown(), 'an unknown'),
  ...(token === undefined
    ? []
    : [createValidStep(call, token), createRefusedStep(call, token, 'a used')]),
];

export function createAccountWriteSteps(options: ContractOptions): readonly Step[] {
  return [
    ...createUseSteps('new password with', options['reset-token']),
    ...createUseSteps('activation with', options['activation-token']),
  ];
}
