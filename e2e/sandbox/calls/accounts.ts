import { createRoute } from '@hono/zod-openapi';
import type { OpenAPIHono, z } from '@hono/zod-openapi';
import {
  activationPayloadWire,
  errorWire,
  resetPasswordPayloadWire,
} from '../../../lib/provider/contract/wire.ts';
import type { AccountStore, TokenState } from '../accounts/account-store.ts';
import { PASSWORD_TOKEN } from '../openapi-document.ts';
import type { ProviderEnvironment } from '../provider-environment.ts';
import { issueValidPresetToken } from '../preset-ids/preset-tokens.ts';
import { createJsonAnswer, createJsonPayload } from './json-content.ts';

const refusals = {
  unknown: { status: 404, message: 'Linkul nu este valid. Cere unul nou din aplicație.' },
  used: { status: 409, message: 'Linkul a fost deja folosit. Cere unul nou din aplicație.' },
  expired: { status: 410, message: 'Linkul a expirat. Cere unul nou din aplicație.' },
} as const satisfies Record<Exclude<TokenState, 'valid'>, object>;

const responses = {
  200: createJsonAnswer('Done', errorWire),
  400: createJsonAnswer('Something is missing', errorWire),
  404: createJsonAnswer('No such token', errorWire),
  409: createJsonAnswer('A token that was used before', errorWire),
  410: createJsonAnswer('A token that has expired', errorWire),
};

const verifyRoute = createRoute({
  method: 'get',
  path: '/api/v1/verify/token',
  operationId: 'verifyToken',
  tags: ['Accounts'],
  summary: 'Whether a token for a new password is valid; does not use it up',
  security: [{ [PASSWORD_TOKEN]: [] }],
  responses,
});

const resetRoute = createRoute({
  method: 'post',
  path: '/api/v1/reset/password',
  operationId: 'resetPassword',
  tags: ['Accounts'],
  summary: 'Sets a new password and uses the token up',
  request: {
    body: createJsonPayload(resetPasswordPayloadWire, {
      token: 'sandbox-token-valid-try',
      newPassword: 'Parola-Noua-1',
    }),
  },
  responses,
});

const activationRoute = createRoute({
  method: 'post',
  path: '/api/v1/verify/activation/token',
  operationId: 'activateAccount',
  tags: ['Accounts'],
  summary: 'Activates an account and uses the token up',
  request: { body: createJsonPayload(activationPayloadWire, { token: 'sandbox-token-valid-try' }) },
  responses,
});

const createMessage = (message: string): z.infer<typeof errorWire> => ({ result: { message } });

export function addAccountCalls(
  app: OpenAPIHono<ProviderEnvironment>,
  accounts: AccountStore,
): void {
  app.openapi(verifyRoute, (context) => {
    const token = context.req.header('token');
    if (!token) return context.json(createMessage('Cerere greșită.'), 400);
    issueValidPresetToken(accounts, token);
    const state = accounts.checkToken('reset', token);
    if (state === 'valid') return context.json(createMessage('Linkul este valid.'), 200);
    return context.json(createMessage(refusals[state].message), refusals[state].status);
  });

  app.openapi(resetRoute, async (context) => {
    const { token, newPassword } = context.req.valid('json');
    issueValidPresetToken(accounts, token);
    const state = await accounts.resetPassword(token, newPassword);
    if (state === 'valid') return context.json(createMessage('Parola a fost schimbată.'), 200);
    return context.json(createMessage(refusals[state].message), refusals[state].status);
  });

  app.openapi(activationRoute, (context) => {
    const { token } = context.req.valid('json');
    issueValidPresetToken(accounts, token);
    const state = accounts.activate(token);
    if (state === 'valid') return context.json(createMessage('Contul a fost activat.'), 200);
    return context.json(createMessage(refusals[state].message), refusals[state].status);
  });
}
