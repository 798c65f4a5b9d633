import { addressRows } from './address-table.ts';
import type { AddressRow } from './address-table.ts';

export const API_PREFIX = '/api';

/** The distinct first segments of the selected rows, such as `/payment` and `/reset`. */
export function listPrefixes(isSelected: (row: AddressRow) => boolean): readonly string[] {
  const firstSegments = addressRows.filter(isSelected).map(({ path }) => path.split('/')[1]);
  return [...new Set(firstSegments)].map((segment) => `/${segment}`);
}
