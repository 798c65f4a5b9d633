import { addressRows } from './address-table.ts';
import type { AddressRow } from './address-table.ts';

/** The prefix of our own calls, which `lib/api/api-routes.ts` lists. */
export const API_PREFIX = '/api';

/** The first segments of the rows that are wanted, each once: `/payment`, `/reset`. */
export function listPrefixes(isWanted: (row: AddressRow) => boolean): readonly string[] {
  const firstSegments = addressRows.filter(isWanted).map(({ path }) => path.split('/')[1]);
  return [...new Set(firstSegments)].map((segment) => `/${segment}`);
}
