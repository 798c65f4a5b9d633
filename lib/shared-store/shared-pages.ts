import { z } from 'zod';
import { changeKeys } from './announced-changes.ts';
import { DELETE, READ_PAGE, WRITE_PAGE } from './scripts.ts';
import { getSharing, shortHash } from './sharing.ts';
import { decodeValue, encodeValue } from './stored-value.ts';

/** The store keeps a page for at most this time. A page without a page period is kept this long. */
const MAX_TTL_MS = 86_400_000;

export type SharedPage = { readonly bytes: Buffer; readonly ageMs: number };

/**
 * The pages that the instances of one release share. No function rejects. A page that cannot be
 * read counts as absent.
 */
export type SharedPages = {
  readonly isOn: () => boolean;
  readonly read: (path: string) => Promise<SharedPage | undefined>;
  /** `freshMs`: for how long the page is still fresh. The page is not stored for longer. */
  readonly write: (path: string, page: SharedPage, freshMs: number) => Promise<void>;
  readonly delete: (paths: readonly string[]) => Promise<void>;
};

const readResultSchema = z.tuple([z.instanceof(Buffer).nullable(), z.number(), z.number()]);

/** Instances share pages only if they have the same `namespace`: the same release and settings. */
export function createSharedPages(namespace: string, find = getSharing): SharedPages {
  const namespaceHash = shortHash(namespace);
  const keyOf = (prefix: string, path: string): string => `${prefix}page:${namespaceHash}:${path}`;

  return {
    isOn: () => find() !== undefined,
    read: async (path) => {
      const sharing = find();
      if (sharing === undefined) return undefined;
      const key = keyOf(sharing.prefix, path);
      const [, , everything] = changeKeys(sharing.prefix);
      const answer = await sharing.connection.evaluate(READ_PAGE, [key, everything]);
      const parsed = answer.ok ? readResultSchema.safeParse(answer.value) : undefined;
      if (!parsed?.success) return undefined;
      const [encoded, remainingMs, everythingRevision] = parsed.data;
      const page = encoded === null ? undefined : await decodeValue(key, encoded, remainingMs);
      return page && page.revision >= everythingRevision ? page : undefined;
    },
    write: async (path, page, freshMs) => {
      const sharing = find();
      if (sharing === undefined || freshMs < 1) return;
      // Read before any `await`: a change that is applied during an `await` is not in the page, so
      // the page must not get the revision of that change.
      const revision = sharing.changes.getRevision();
      const key = keyOf(sharing.prefix, path);
      const ttlMs = Math.floor(Math.min(freshMs, MAX_TTL_MS));
      const encoded = await encodeValue(key, { ...page, revision }, ttlMs);
      if (encoded === undefined) return;
      const [revisionKey] = changeKeys(sharing.prefix);
      const values = [encoded, String(ttlMs), String(revision)];
      await sharing.connection.evaluate(WRITE_PAGE, [key, revisionKey], values);
    },
    delete: async (paths) => {
      const sharing = find();
      if (sharing === undefined || paths.length === 0) return;
      const keys = paths.map((path) => keyOf(sharing.prefix, path));
      await sharing.connection.evaluate(DELETE, keys);
    },
  };
}
