import { addressTable } from '../../addresses/address-table.ts';
import { formatPath } from '../../addresses/link.ts';
import { OPENING_PARAM, parseAllMenusQuery, TEXT_PARAM } from '../all-menus-query.ts';
import type { AllMenusQuery } from '../all-menus-query.ts';

/** Precedes the encoded text. Without it, an empty text would make an empty path segment. */
const PREFIX = 'q';

/**
 * The internal path of the page with the hits of a query. The text is encoded as base64url, in
 * which no character has a special meaning in a path.
 */
export function formatResultsPath({ text, opening }: AllMenusQuery): string {
  const query = `${PREFIX}${Buffer.from(text).toString('base64url')}`;
  return formatPath(addressTable.allMenusResults.path, { opening, query });
}

/** The query in the segments of an internal path that `formatResultsPath` has made. */
export function parseResultsPath(segments: {
  readonly opening: string;
  readonly query: string;
}): AllMenusQuery {
  const text = Buffer.from(segments.query.slice(PREFIX.length), 'base64url').toString();
  const values = new Map([
    [TEXT_PARAM, text],
    [OPENING_PARAM, segments.opening],
  ]);
  return parseAllMenusQuery(values);
}
