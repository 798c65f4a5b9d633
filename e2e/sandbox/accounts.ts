import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { createRoute } from '@hono/zod-openapi';
import type { z } from '@hono/zod-openapi';
import {
  activationPayloadWire,
  errorWire,
  resetPasswordPayloadWire,
} from '../../lib/provider/contract/wire.ts';
import { PASSWORD_TOKEN, createJsonAnswer, createJsonPayload } from './openapi-document.ts';
import type { ProviderApp } from './openapi-document.ts';
import { findPreset } from './preset-ids/preset-ids.ts';

const refusals = {
  unknown: { status: 404, message: 'Linkul nu este valid. Cere unul nou din aplicație.' },
  used: { status: 409, message: 'Linkul a fost deja folosit. Cere unul nou din aplicație.' },
  expired: { status: 410, message: 'Linkul a expirat. Cere unul nou din aplicație.' },
} as const;

type TokenKind = 'reset' | 'activation';
type TokenState = 'valid' | keyof typeof refusals;

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

/** Tokens are hashed, so that a reader of the database cannot use them. Passwords are not stored. */
const TABLE = `
  drop table if exists used_tokens;
  create table used_tokens (
    token_hash text not null, kind text not null, primary key (token_hash, kind)
  ) strict;
`;

export function resetTokens(database: DatabaseSync): void {
  database.exec(TABLE);
}

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const createMessage = (message: string): z.infer<typeof errorWire> => ({ result: { message } });

export function addAccountCalls(app: ProviderApp, database: DatabaseSync): void {
  function checkToken(kind: TokenKind, token: string): TokenState {
    const state = findPreset(token)?.token ?? 'unknown';
    if (state !== 'valid') return state;
    const sql = 'select 1 from used_tokens where token_hash = ? and kind = ?';
    return database.prepare(sql).get(hashToken(token), kind) === undefined ? 'valid' : 'used';
  }

  /** node:sqlite is synchronous, so no request can use the token between check and insert. */
  function useToken(kind: TokenKind, token: string): TokenState {
    const state = checkToken(kind, token);
    if (state === 'valid') {
      database.prepare('insert into used_tokens values (?, ?)').run(hashToken(token), kind);
    }
    return state;
  }

  app.openapi(verifyRoute, (context) => {
    const token = context.req.header('token');
    if (!token) return context.json(createMessage('Cerere greșită.'), 400);
    const state = checkToken('reset', token);
    if (state === 'valid') return context.json(createMessage('Linkul este valid.'), 200);
    return context.json(createMessage(refusals[state].message), refusals[state].status);
  });

  app.openapi(resetRoute, (context) => {
    const state = useToken('reset', context.req.valid('json').token);
    if (state === 'valid') return context.json(createMessage('Parola a fost schimbată.'), 200);
    return context.json(createMessage(refusals[state].message), refusals[state].status);
  });

  app.openapi(activationRoute, (context) => {
    const state = useToken('activation', context.req.valid('json').token);
    if (state === 'valid') return context.json(createMessage('Contul a fost activat.'), 200);
    return context.json(createMessage(refusals[state].message), refusals[state].status);
  });
}
