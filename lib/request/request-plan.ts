import { HIDDEN_NAVBAR, isFlagOn } from '../flags.ts';
import { isLanguage, LANGUAGE_PARAM } from '../i18n/language.ts';
import type { Language } from '../i18n/language.ts';
import { isToken } from '../ids.ts';
import { FIRST_TABLE_PARAM, LAST_TABLE_PARAM, parseTableRange } from '../qr/table-range.ts';
import { assertNever } from '../result.ts';
import { addressRules } from './address-rules.ts';
import type { AddressRule } from './address-rules.ts';
import { formatTidyPath } from './tidy-path.ts';

/** What to do with a request before any page sees it. */
export type RequestPlan =
  | { readonly kind: 'pass' }
  /** Rendered for this visitor alone: scripts are let in by a nonce. */
  | { readonly kind: 'transaction'; readonly language?: Language }
  /** The bank posts what became of a payment: answered by sending the browser to the same page. */
  | { readonly kind: 'bank-return'; readonly pathname: string }
  | { readonly kind: 'refuse-method'; readonly allowed: readonly string[] }
  /** Permanently, to the one address that the page has. The query goes along. */
  | { readonly kind: 'redirect'; readonly pathname: string }
  | { readonly kind: 'rewrite'; readonly pathname: string };

export type InboundRequest = {
  readonly method: string;
  /** As it arrived, percent-encoding included. */
  readonly pathname: string;
  readonly search: URLSearchParams;
};

/** No route has this path: whatever is sent there gets the one complete, cached not-found page. */
export const NOT_FOUND_PATH = '/nu-exista';

/** The copies of pages without navigation live here; from outside the path does not exist. */
export const EMBEDDED_PREFIX = '/embedded';

const ALLOWED_METHODS: readonly string[] = ['GET', 'HEAD'];
const RETURN_METHOD = 'POST';

/** The first segments of the addresses with rules: under them, what fits no rule does not exist. */
const ruledSegments: ReadonlySet<unknown> = new Set(
  addressRules.map(({ segments: [first] }) => first),
);

/** A token may consist of dots, a segment must not: resolved, it would name another page. */
const DOT_SEGMENTS: readonly string[] = ['.', '..'];

const fits = (segments: readonly string[], rule: AddressRule): boolean =>
  segments.length === rule.segments.length &&
  rule.segments.every((expected, index) => {
    const segment = segments[index] ?? '';
    if (typeof expected === 'string') return expected === segment;
    return !DOT_SEGMENTS.includes(segment) && expected(segment);
  });

const doesNotExist: RequestPlan = { kind: 'rewrite', pathname: NOT_FOUND_PATH };
/** The handler of all calls that we do not have. */
const isNoCall: RequestPlan = { kind: 'rewrite', pathname: '/api' };

/** The framework answers 500 for a percent sign that stands for nothing. */
function isDecodable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}

/** Decides by method, path and flags alone, so that the same request always goes the same way. */
export function planRequest(request: InboundRequest): RequestPlan {
  const { method, pathname } = request;
  const tidyPath = formatTidyPath(pathname);
  if (tidyPath !== pathname) return { kind: 'redirect', pathname: tidyPath };
  const segments = pathname.slice(1).split('/');
  const [first = ''] = segments;
  if (first === 'api') return isDecodable(pathname) ? { kind: 'pass' } : isNoCall;

  const rule = addressRules.find((candidate) => fits(segments, candidate));
  const isReturn = rule?.plan === 'bank-return';
  if (isReturn && method === RETURN_METHOD) return { kind: 'bank-return', pathname };
  if (!ALLOWED_METHODS.includes(method)) {
    const allowed = isReturn ? [...ALLOWED_METHODS, RETURN_METHOD] : ALLOWED_METHODS;
    return { kind: 'refuse-method', allowed };
  }
  if (rule) return planPage(rule, request);
  const plainPath = formatPlainToken(segments);
  if (plainPath !== undefined) return { kind: 'redirect', pathname: plainPath };
  const hasPage =
    `/${first}` !== EMBEDDED_PREFIX && !ruledSegments.has(first) && isDecodable(pathname);
  return hasPage ? { kind: 'pass' } : doesNotExist;
}

/**
 * Mail programs, and `encodeURIComponent`, write the `+`, `=` and `~` of a token with percent signs.
 * The page has one address, with the token as it is. Undefined for every other path.
 */
function formatPlainToken(segments: readonly string[]): string | undefined {
  const token = segments.at(-1) ?? '';
  const plain = token.replace(/%(?:2b|3d|7e)/gi, decodeURIComponent);
  const whole = [...segments.slice(0, -1), plain];
  const rule = addressRules.find((candidate) => fits(whole, candidate));
  return plain !== token && rule?.segments.at(-1) === isToken ? `/${whole.join('/')}` : undefined;
}

function planPage({ plan }: AddressRule, { pathname, search }: InboundRequest): RequestPlan {
  switch (plan) {
    case 'transaction':
    case 'bank-return':
      return planTransaction(search.get(LANGUAGE_PARAM));
    case 'qr-sheet': {
      // Into the path, where the range is read without making the page dynamic.
      const { first, last } = parseTableRange(
        search.get(FIRST_TABLE_PARAM),
        search.get(LAST_TABLE_PARAM),
      );
      const [restaurantId = ''] = pathname.split('/').slice(-1);
      return {
        kind: 'rewrite',
        pathname: `${EMBEDDED_PREFIX}/coduri/${restaurantId}/${first}/${last}`,
      };
    }
    case 'embeddable':
      return isFlagOn(search, HIDDEN_NAVBAR)
        ? { kind: 'rewrite', pathname: `${EMBEDDED_PREFIX}${pathname}` }
        : { kind: 'pass' };
    case 'page':
      return { kind: 'pass' };
    default:
      return assertNever(plan);
  }
}

/** The visitor's own choice of a language travels in the address: the first `lang` counts. */
function planTransaction(choice: string | null): RequestPlan {
  return isLanguage(choice) ? { kind: 'transaction', language: choice } : { kind: 'transaction' };
}
