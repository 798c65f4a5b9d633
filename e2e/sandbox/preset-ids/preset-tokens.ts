import type { AccountStore, TokenKind } from '../accounts/account-store.ts';

const VALID = /^sandbox-token-valid[\w-]*$/;
const KINDS: readonly TokenKind[] = ['reset', 'activation'];
const FAR_FUTURE = new Date('2100-01-01T00:00:00Z');
const LONG_AGO = new Date('2024-05-14T00:00:00Z');

function getEmail(token: string): string {
  return `${token}@polonic.example`;
}

export function issuePresetTokens(accounts: AccountStore): void {
  for (const kind of KINDS) {
    for (const [token, times] of [
      ['sandbox-token-used', { expiresAt: FAR_FUTURE, usedAt: LONG_AGO }],
      ['sandbox-token-expired', { expiresAt: LONG_AGO }],
    ] as const) {
      accounts.issueToken({ email: getEmail(token), kind, token, ...times });
    }
  }
}

/**
 * Called before each check or use of a token. Stores a token that matches `VALID` and is not stored
 * yet, together with an account for it. So each test can choose an unused token.
 */
export function issueValidPresetToken(accounts: AccountStore, token: string): void {
  if (!VALID.test(token)) return;
  for (const kind of KINDS) {
    accounts.issueToken({ email: getEmail(token), kind, token, expiresAt: FAR_FUTURE });
  }
}
