import { parseText } from '../../../lib/provider/contract/parse-fields.ts';
import { broken } from '../report/finding.ts';
import type { Finding } from '../report/finding.ts';
import { formatPath } from '../report/describe-issues.ts';

const reasons = {
  address:
    'it is no absolute http or https address of at most 2,048 characters without credentials',
  text: 'it is no text',
  allergens: 'it is no list with codes of the 14 allergens',
  amounts: 'it is no amount in 100 g within the limits of the document',
  yesOrNo: 'it is neither true nor false',
  place: 'it needs a street and a city',
  postalCode: 'it needs six digits',
  telephone: 'it is no Romanian number',
  coordinates: 'it needs latitude and longitude of a place in Romania, as numbers',
  times: 'it needs date-times such as 2024-07-01T07:00:00Z, or whole hours from 0 to 24',
} as const;

/** A field of an answer and what the site's parser returns for it. */
export type ParsedField = {
  readonly key: string;
  readonly parsed: unknown;
  readonly needs: keyof typeof reasons;
};

type Fields = Readonly<Record<string, unknown>>;

/** `null` and a text without a visible character count as not given. */
const isGiven = (value: unknown): boolean =>
  typeof value === 'string'
    ? parseText(value) !== undefined
    : value !== undefined && value !== null;

/** Finds the fields that the provider sent and that the site would not show. */
export function findLostFields(
  sent: Fields,
  path: readonly PropertyKey[],
  fields: readonly ParsedField[],
): readonly Finding[] {
  return fields
    .filter(({ key, parsed }) => parsed === undefined && isGiven(sent[key]))
    .map(({ key, needs }) =>
      broken(`the site would not show ${formatPath([...path, key])}: ${reasons[needs]}`),
    );
}
