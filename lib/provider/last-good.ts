import { createHash } from 'node:crypto';
import { z } from 'zod';
import { openStore } from '../file-store.ts';
import type { ByteStore } from '../file-store.ts';
import { getSettings } from '../config.ts';
import { parseJson } from '../parse-json.ts';

const MAX_COPIES = 1_000;
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * `body` is as the provider sent it, so that the parser of this release can also read copies of
 * an earlier release.
 */
const copyShape = z.object({
  receivedAt: z.number(),
  body: z.unknown(),
  /** `missingSince` in `refresh-together.ts`, so that a restart does not begin the time anew. */
  missingSince: z.number().optional(),
});

type Copy = z.infer<typeof copyShape>;

/** The newest good answers of the provider, stored for outages and restarts. */
export type LastGood = {
  readonly read: (key: string) => Promise<Copy | undefined>;
  readonly write: (key: string, copy: Copy) => Promise<void>;
  readonly delete: (key: string) => Promise<void>;
  /**
   * Whether a deleted copy may still be on the disk, because its deletion runs or has failed. The
   * next process could read the copy.
   */
  readonly hasUndeleted: () => boolean;
};

/** Copies of menus and of the list of restaurants share a folder. `kind` keeps their keys apart. */
export function createLastGood(kind: string, store: ByteStore): LastGood {
  const nameOf = (key: string): string => `${kind}:${key}`;
  return {
    read: async (key) => {
      const bytes = await store.get(nameOf(key));
      return bytes && copyShape.safeParse(parseJson(bytes.toString())).data;
    },
    write: async (key, copy) => {
      await store.set(nameOf(key), Buffer.from(JSON.stringify(copy)));
    },
    delete: (key) => store.delete(nameOf(key)),
    hasUndeleted: store.hasUndeleted,
  };
}

/** Each provider has its own folder, so that a copy is never served for another provider. */
export function openLastGoodStore(): ByteStore {
  const { providerApiUrl = '' } = getSettings();
  const provider = createHash('sha256').update(providerApiUrl).digest('hex').slice(0, 16);
  return openStore(`last-good/${provider}`, { maxEntries: MAX_COPIES, maxBytes: MAX_BYTES });
}
