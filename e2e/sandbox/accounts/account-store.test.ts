import { DatabaseSync } from 'node:sqlite';
import { createAccountStore } from './account-store.ts';
import type { AccountStore } from './account-store.ts';

const EMAIL = 'ana@polonic.example';
const START = new Date('2026-01-15T10:00:00Z');
const EXPIRY = new Date('2026-01-15T11:00:00Z');
const LAST_MOMENT = new Date('2026-01-15T10:59:59.999Z');

describe('the account store', () => {
  let database: DatabaseSync;
  let accounts: AccountStore;
  let clock: Date;

  beforeEach(() => {
    clock = START;
    database = new DatabaseSync(':memory:');
    accounts = createAccountStore(database, () => clock);
    accounts.issueToken({ email: EMAIL, kind: 'reset', token: 'r-1', expiresAt: EXPIRY });
    accounts.issueToken({ email: EMAIL, kind: 'activation', token: 'a-1', expiresAt: EXPIRY });
  });

  afterEach(() => database.close());

  it('checks a token without using it up', () => {
    expect(accounts.checkToken('reset', 'r-1')).toBe('valid');
    expect(accounts.checkToken('reset', 'r-1')).toBe('valid');
  });

  it('sets a password once per token and verifies the password', async () => {
    expect(await accounts.resetPassword('r-1', 'parolă nouă')).toBe('valid');
    expect(await accounts.resetPassword('r-1', 'alta')).toBe('used');
    expect(accounts.checkToken('reset', 'r-1')).toBe('used');
    expect(await accounts.hasPassword(EMAIL, 'parolă nouă')).toBe(true);
    expect(await accounts.hasPassword(EMAIL, 'alta')).toBe(false);
    expect(await accounts.hasPassword('nimeni@polonic.example', 'alta')).toBe(false);
  });

  it('accepts only one of two concurrent resets with the same token', async () => {
    const states = await Promise.all([
      accounts.resetPassword('r-1', 'prima'),
      accounts.resetPassword('r-1', 'a doua'),
    ]);
    expect(states.sort()).toEqual(['used', 'valid']);
  });

  it('activates an account once per token', () => {
    expect(accounts.isActive(EMAIL)).toBe(false);
    expect(accounts.activate('a-1')).toBe('valid');
    expect(accounts.isActive(EMAIL)).toBe(true);
    expect(accounts.activate('a-1')).toBe('used');
  });

  it('does not accept a token of one kind as the other kind', () => {
    expect(accounts.activate('r-1')).toBe('unknown');
    expect(accounts.checkToken('reset', 'a-1')).toBe('unknown');
    expect(accounts.isActive(EMAIL)).toBe(false);
  });

  it('reports a token as expired from its expiry time on', async () => {
    clock = LAST_MOMENT;
    expect(accounts.checkToken('reset', 'r-1')).toBe('valid');
    clock = EXPIRY;
    expect(accounts.checkToken('reset', 'r-1')).toBe('expired');
    expect(await accounts.resetPassword('r-1', 'parolă')).toBe('expired');
    expect(accounts.activate('a-1')).toBe('expired');
    expect(await accounts.hasPassword(EMAIL, 'parolă')).toBe(false);
  });

  it('stores neither passwords nor tokens in plain text', async () => {
    await accounts.resetPassword('r-1', 'parola-secretă');
    const rows = [
      ...database.prepare('select * from accounts').all(),
      ...database.prepare('select * from tokens').all(),
    ];
    const stored = JSON.stringify(rows, (_, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
    );
    expect(stored).toContain(EMAIL);
    for (const secret of ['secret', 'r-1', 'a-1']) expect(stored).not.toContain(secret);
  });

  it('keeps a token marked as used when the same token is issued again', () => {
    accounts.activate('a-1');
    accounts.issueToken({ email: EMAIL, kind: 'activation', token: 'a-1', expiresAt: EXPIRY });
    expect(accounts.checkToken('activation', 'a-1')).toBe('used');
  });

  it('has no tokens after a reset of the store', () => {
    accounts.reset();
    expect(accounts.checkToken('reset', 'r-1')).toBe('unknown');
  });
});
