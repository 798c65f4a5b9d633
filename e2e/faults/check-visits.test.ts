import { checkCalls, checkColdVisit, checkKnownVisits, checkRecovery } from './check-visits.ts';
import { goals, MARGIN } from './goals.ts';
import { pageKinds } from './page-kinds.ts';
import type { PageKind } from './page-kinds.ts';
import type { SuiteFault } from './suite-fault.ts';
import { findPercentile } from './visit.ts';
import type { Visit } from './visit.ts';

const down: Visit = { status: 503, body: '', retryAfter: '5', ms: 40 };
const found: Visit = { ...down, status: 200, retryAfter: undefined };
const TOO_LONG = goals.coldMs * MARGIN + 100;

function getKind(name: string): PageKind {
  const kind = pageKinds.find((candidate) => candidate.name === name);
  if (kind === undefined) throw new Error(`There is no kind ${name}`);
  return kind;
}

describe('a first visit', () => {
  it.each<[string, SuiteFault, Visit, string | undefined]>([
    ['menu', '500', down, undefined],
    ['menu', '500', found, 'status 200 instead of 503'],
    ['menu', '500', { ...down, status: 500 }, 'status 500 instead of 503'],
    ['menu', '500', { ...down, status: 0 }, 'status 0 instead of 503'],
    ['menu', '500', { ...down, retryAfter: undefined }, '503 without Retry-After'],
    ['menu', '500', { ...down, ms: TOO_LONG }, '5.30 s, more than 5.20 s'],
    ['menu', 'flapping', found, undefined],
    ['menu', 'none', down, 'status 503 instead of 200'],
    ['home', 'down', found, undefined],
    ['home', 'down', down, 'status 503 instead of 200'],
    ['payment', 'drip', { ...down, ms: TOO_LONG }, undefined],
    ['account', '500', found, 'status 200 instead of 502 or 503'],
    ['account', 'wrong-shape', found, undefined],
  ])(
    'to the page %s during the fault %s, with the answer %o, has the breach: %s',
    (name, fault, visit, breach) => {
      expect(checkColdVisit(getKind(name), fault, visit).breach).toBe(breach);
    },
  );
});

describe('visits to a known page', () => {
  it.each<[string, string, string | undefined, readonly Visit[]]>([
    ['menu', 'two with status 200', undefined, [found, found]],
    ['menu', 'none', 'was not visited', []],
    [
      'menu',
      'two of three fail',
      '2 of 3 visits answered 503, 500',
      [found, down, { ...down, status: 500 }],
    ],
    ['menu', 'one takes 1.3 s', '1.30 s, more than 1.25 s', [found, { ...found, ms: 1_300 }]],
    ['table', 'one takes 2.6 s', undefined, [found, { ...found, ms: 2_600 }]],
    ['table', 'one takes 5.3 s', '5.30 s, more than 5.20 s', [{ ...found, ms: 5_300 }]],
  ])('of the kind %s (%s) have the breach: %s', (name, _, breach, visits) => {
    expect(checkKnownVisits(getKind(name), visits).breach).toBe(breach);
  });

  it.each([
    [4, 6_000, undefined],
    [5, 6_000, '5 calls, more than 4'],
    [12, 20_000, undefined],
    [13, 20_000, '13 calls, more than 12'],
  ])(
    'that cause %d calls in %d ms, with periods of 2 s, have the breach: %s',
    (calls, elapsedMs, breach) => {
      expect(checkCalls(calls, elapsedMs, 2_000).breach).toBe(breach);
    },
  );
});

describe('a recovery', () => {
  it.each([
    [900, undefined],
    [1_100, '1.10 s, more than 1.00 s'],
    [undefined, 'not after 1.00 s'],
  ])('whose duration in ms is %s, with a limit of 1,000 ms, has the breach: %s', (ms, breach) => {
    expect(checkRecovery(ms, 1_000).breach).toBe(breach);
  });
});

describe('the percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  it.each([
    [99, [], 0],
    [99, [3, 1, 2], 3],
    [50, [3, 1, 2], 2],
    [99, hundred, 99],
    [50, hundred, 50],
  ])('%d of %j is %d', (percentage, values, expected) => {
    expect(findPercentile(values, percentage)).toBe(expected);
  });
});
