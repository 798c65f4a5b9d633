import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/**
 * Tokens are hashed, so that a reader of the database cannot use them. Times are in milliseconds
 * since 1970, UTC.
 */
const TABLES = `
  drop table if exists tokens;
  drop table if exists accounts;
  create table accounts (
    id integer primary key, email text not null unique, is_active integer not null default 0,
    password_salt blob, password_hash blob
  ) strict;
  create table tokens (
    token_hash text not null, kind text not null check (kind in ('reset', 'activation')),
    account_id integer not null references accounts on delete cascade,
    expires_at integer not null, used_at integer, primary key (token_hash, kind)
  ) strict;
`;

export function rebuildAccountTables(database: DatabaseSync): void {
  database.exec(TABLES);
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
