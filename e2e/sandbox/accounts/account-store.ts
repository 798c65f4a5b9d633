import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { rebuildAccountTables, hashToken } from './account-tables.ts';
import { createPasswordHash, isPassword } from './password-hash.ts';

export type TokenKind = 'reset' | 'activation';
export type TokenState = 'valid' | 'used' | 'expired' | 'unknown';

export type TokenIssue = {
  readonly email: string;
  readonly kind: TokenKind;
  readonly token: string;
  readonly expiresAt: Date;
  /** Absent for an unused token. */
  readonly usedAt?: Date;
};

export type AccountStore = {
  /** Deletes all accounts and tokens. */
  readonly reset: () => void;
  /** Creates the account if the e-mail address has none. Leaves an existing token unchanged. */
  readonly issueToken: (issue: TokenIssue) => void;
  /** Does not mark the token as used. */
  readonly checkToken: (kind: TokenKind, token: string) => TokenState;
  /** Marks a valid token as used and returns `valid`. `activate` does the same. */
  readonly resetPassword: (token: string, newPassword: string) => Promise<TokenState>;
  readonly activate: (token: string) => TokenState;
  readonly hasPassword: (email: string, password: string) => Promise<boolean>;
  readonly isActive: (email: string) => boolean;
};

const tokenRow = z.object({ expires_at: z.number(), used_at: z.number().nullable() });

const accountRow = z.object({
  is_active: z.number(),
  password_salt: z.instanceof(Uint8Array).nullable(),
  password_hash: z.instanceof(Uint8Array).nullable(),
});

const FIND_TOKEN = 'select expires_at, used_at from tokens where token_hash = ? and kind = ?';
const USE_TOKEN = 'update tokens set used_at = ? where token_hash = ? and kind = ?';
const IS_ACCOUNT_OF_TOKEN =
  'id = (select account_id from tokens where token_hash = ? and kind = ?)';
const ADD_TOKEN = `insert or ignore into tokens (token_hash, kind, account_id, expires_at, used_at)
  select ?, ?, id, ?, ? from accounts where email = ?`;

export function createAccountStore(database: DatabaseSync, now: () => Date): AccountStore {
  function checkToken(kind: TokenKind, token: string): TokenState {
    const found = database.prepare(FIND_TOKEN).get(hashToken(token), kind);
    if (found === undefined) return 'unknown';
    const { expires_at: expiresAt, used_at: usedAt } = tokenRow.parse(found);
    if (usedAt !== null) return 'used';
    return now().getTime() < expiresAt ? 'valid' : 'expired';
  }

  /**
   * Marks a valid token as used and then runs `change`. node:sqlite is synchronous, so no other
   * request can use the token between the check and the update.
   */
  function useToken(kind: TokenKind, token: string, change: () => void): TokenState {
    const state = checkToken(kind, token);
    if (state !== 'valid') return state;
    database.prepare(USE_TOKEN).run(now().getTime(), hashToken(token), kind);
    change();
    return state;
  }

  function findAccount(email: string): z.infer<typeof accountRow> | undefined {
    const found = database.prepare('select * from accounts where email = ?').get(email);
    return found === undefined ? undefined : accountRow.parse(found);
  }

  rebuildAccountTables(database);
  return {
    reset: () => rebuildAccountTables(database),
    issueToken: ({ email, kind, token, expiresAt, usedAt }) => {
      const times = [expiresAt.getTime(), usedAt?.getTime() ?? null];
      database.prepare('insert or ignore into accounts (email) values (?)').run(email);
      database.prepare(ADD_TOKEN).run(hashToken(token), kind, ...times, email);
    },
    checkToken,
    resetPassword: async (token, newPassword) => {
      const { salt, hash } = await createPasswordHash(newPassword);
      return useToken('reset', token, () => {
        database
          .prepare(
            `update accounts set password_salt = ?, password_hash = ? where ${IS_ACCOUNT_OF_TOKEN}`,
          )
          .run(salt, hash, hashToken(token), 'reset');
      });
    },
    activate: (token) =>
      useToken('activation', token, () => {
        database
          .prepare(`update accounts set is_active = 1 where ${IS_ACCOUNT_OF_TOKEN}`)
          .run(hashToken(token), 'activation');
      }),
    hasPassword: async (email, password) => {
      const { password_salt: salt = null, password_hash: hash = null } = findAccount(email) ?? {};
      return salt !== null && hash !== null && isPassword(password, { salt, hash });
    },
    isActive: (email) => findAccount(email)?.is_active === 1,
  };
}
