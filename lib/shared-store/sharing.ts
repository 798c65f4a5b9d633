import { createHash } from 'node:crypto';
import type { AnnouncedChanges } from './announced-changes.ts';
import type { SharedConnection } from './connection.ts';

/** The objects through which this process shares data with the other instances of the site. */
export type Sharing = {
  readonly connection: SharedConnection;
  /** All keys of the site in the shared store begin with this text. */
  readonly prefix: string;
  readonly changes: AnnouncedChanges;
};

/** Undefined without `REDIS_URL`, in a build, and until `joinInstances` has started the sharing. */
export function getSharing(): Sharing | undefined {
  return globalThis.runningSite?.sharing;
}

const HASH_LENGTH = 16;

export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
