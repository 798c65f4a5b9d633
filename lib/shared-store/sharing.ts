import { createHash } from 'node:crypto';
import type { AnnouncedChanges } from './announced-changes.ts';
import type { SharedConnection } from './connection.ts';

/** What this process shares with the other instances of the site. */
export type Sharing = {
  readonly connection: SharedConnection;
  /** All keys begin with this text. */
  readonly prefix: string;
  readonly changes: AnnouncedChanges;
};

declare global {
  /** One connection for the process, and one list of changes, whose length is bounded. */
  var boundedSharing: Sharing | undefined;
}

/** Undefined without `REDIS_URL`, and in a build. */
export function getSharing(): Sharing | undefined {
  return globalThis.boundedSharing;
}

const HASH_LENGTH = 16;

export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
