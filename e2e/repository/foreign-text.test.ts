import { decodeText, unescapeBytes } from '@/lib/decode-text';
import { parsePaymentForm } from '@/lib/provider/bank-form';
import { parseBankReturn } from '@/lib/payment/bank-return';
import { parseAllMenusQuery } from '@/lib/all-menus/all-menus-query';
import { composeIndex } from '@/lib/all-menus/server/compose-index';
import { createAllMenusSearch, suggestWords } from '@/lib/all-menus/search-all-menus';
import { parseMenuLanguage } from '@/lib/i18n/language';
import { parseImageAddress, parseLines, parseName } from '@/lib/provider/contract/parse-fields';
import { parseMenu, parseSchedule } from '@/lib/provider/contract/parse-menu';
import { parseMessage, toPlainValues } from '@/lib/provider/read-answer';
import { parseRestaurants } from '@/lib/provider/contract/parse-restaurants';
import { formatPrintable } from '@/lib/preview/preview-copy';
import { findClientAddress } from '@/lib/request/client-address';
import { formatUtf8Query } from '@/lib/server/guard';
import { formatTidyPath } from '@/lib/request/request-path';
import { toAnchor, uniqueAnchors } from '@/lib/restaurant/anchor';
import { mergeSchedules } from '@/lib/restaurant/hours';
import type { Menu } from '@/lib/restaurant/menu';
import { formatDisplayName, formatNameFromId } from '@/lib/restaurant/menu';
import { parseShownPrice } from '@/lib/restaurant/price';
import { formatWeight } from '@/lib/restaurant/product-facts';
import { parseRetryAfter } from '@/lib/retry-after';
import { createSearchIndex, findEndOfLetters, searchProducts, splitWords } from '@/lib/search';
import { violationsSchema } from '@/lib/reports/violations-route';
import { describeMenu, describeProduct } from '@/lib/seo/restaurant-metadata';
import { formatJsonLd, structureMenu } from '@/lib/seo/structured-data';
import { silentLog } from '../support/unit/watched-log.ts';

/** Texts that cost quadratic or exponential time in careless code. */
const SHAPES: readonly (readonly [string, string])[] = [
  ['unordered combining marks', '\u0301\u0323'],
  ['words with marks', 'a\u0301\u0323 '],
  ['one word', 'a'],
  ['different words', 'ab cd1 efg '],
  ['letters that become many', '\ufdfa'],
  ['blanks', ' '],
  ['no-break spaces', '\u00a0'],
  ['line breaks', '\r\n'],
  ['open tags', '<b '],
  ['tags', '<br>'],
  ['open comments', '<!--'],
  ['style sheets', '<style>'],
  ['references', '&amp;'],
  ['ampersands', '&a'],
  ['zero-width joiners', '\u200d'],
  ['halves of pairs', '\ud83c'],
  ['digits', '1'],
  ['separators of days', ', si '],
  ['hyphens', 'a-'],
  ['slashes', '/'],
  ['dots and colons', '1.:'],
  ['commas', ';q=,'],
  ['quotes', '"\\'],
  ['backslashes', '\\'],
];

/** The same for functions of bytes. Each character is a byte. */
const BYTE_SHAPES: typeof SHAPES = [
  ['pieces that are no UTF-8', '\xe3&'],
  ['escaped pieces that are no UTF-8', '%E3&'],
  ['pieces of UTF-8 and others', '%C4%83&\xe3&'],
  ['bytes that are no UTF-8', '\xe3'],
  ['incomplete escapes', '%'],
];

const SIZE = 30_000;
/** A linear function takes twice the time for twice the size, a quadratic one four times. */
const MAX_GROWTH = 3;
/** Shorter times are too inexact for a ratio. */
const MEASURABLE_MS = 40;
const ATTEMPTS = 3;

const measureMs = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

/** The work counts as linear when one of the attempts shows it, because garbage collection adds time. */
const isLinear = (work: (size: number) => () => unknown): boolean =>
  Array.from({ length: ATTEMPTS }).some(() => {
    const single = measureMs(work(SIZE));
    const double = measureMs(work(2 * SIZE));
    return double < Math.max(MEASURABLE_MS, MAX_GROWTH * single);
  });

const repeat = (text: string, size: number): string =>
  text.repeat(Math.ceil(size / text.length)).slice(0, size);

const number = (index: number): string => index.toString(36).padStart(4, '0');
const list = <Item>(length: number, make: (index: number) => Item): readonly Item[] =>
  Array.from({ length }, (_, index) => make(index));

const menuOf = (categories: readonly unknown[]): Menu => {
  const menu = parseMenu({ categories }, silentLog);
  if (!menu.ok) throw new Error('Not a menu');
  return menu.value;
};
const menuWith = (text: string): Menu =>
  menuOf([
    { name: `M${text}`, flavours: [{ name: `P${text}`, price: 1, description: `D${text}` }] },
  ]);

const ORIGIN = 'https://bank.example';
const parseForm = (controls: string): unknown =>
  parsePaymentForm(`<form action="${ORIGIN}">${controls}</form>`, [ORIGIN], ORIGIN);

const textFunctions: Readonly<Record<string, (text: string) => unknown>> = {
  parseLines,
  parseName,
  parseImageAddress,
  parseMessage,
  parseBankReturn: (text) => parseBankReturn({ RC: '51', MESSAGE: text, ORDER: text }),
  parseSchedule: (text) =>
    parseSchedule({ type: 'v3', start: { startHour: text }, end: { endHour: text } }),
  parseMenu: menuWith,
  structureMenu: (text) => formatJsonLd(structureMenu('la-mama', menuWith(text))),
  describeMenu: (text) => describeMenu('La Mama', menuWith(text)),
  describeProduct: (text) =>
    menuWith(text).categories.map(({ products }) =>
      products.map((product) => describeProduct('La Mama', product)),
    ),
  parseRestaurants: (text) =>
    parseRestaurants(
      { restaurants: [{ name: text, short_name: text, schedule: text }] },
      silentLog,
    ),
  mergeSchedules: (text) =>
    mergeSchedules({ kind: 'whole-hours', opensAt: 600, closesAt: 1_320 }, text),
  formatPrintable: (text) => formatPrintable(text, 60),
  toAnchor,
  formatNameFromId,
  formatDisplayName: (text) => formatDisplayName(text, 'la-mama'),
  formatWeight: (text) => formatWeight(text, text),
  parseShownPrice,
  splitWords,
  searchProducts: (text) => {
    const words = splitWords(text);
    const index = createSearchIndex([{ name: words, category: words, description: words }]);
    return searchProducts(index, text);
  },
  findEndOfLetters: (text) => splitWords(text).map((word) => findEndOfLetters(text, word, 3)),
  parseAllMenusQuery: (text) => parseAllMenusQuery(new Map([['q', text]])),
  'the value of a payment field': (text) =>
    parseForm(`<label>${text}</label><input name="a" value='${text}'>`),
  'the attributes of a payment form': (text) => parseForm(`<input ${text}>`),
  'the markup of a payment form': (text) => parseForm(text),
  parseMenuLanguage,
  parseRetryAfter: (text) => parseRetryAfter(text, new Date(0)),
  findClientAddress: (text) =>
    findClientAddress({ socketAddress: text, forwardedFor: text, trustedHops: 1 }),
  formatTidyPath: (text) => formatTidyPath(`/${text}`),
  'the report of a violation': (text) =>
    violationsSchema.safeParse({
      'csp-report': { 'document-uri': text, 'effective-directive': text, 'blocked-uri': text },
    }),
};

const byteFunctions: Readonly<Record<string, (bytes: string) => unknown>> = {
  formatUtf8Query: (bytes) => formatUtf8Query(`/a?${bytes}`),
  'the text of a form': (bytes) => decodeText(unescapeBytes(bytes)),
};

/** `size` is about the number of characters of the answer. */
const listFunctions: Readonly<Record<string, (size: number) => () => unknown>> = {
  'names whose anchors differ only behind the cut': (size) => {
    const names = list(size / 3, (index) => `${'x'.repeat(56)}${number(index % (size / 6))}`);
    return () => uniqueAnchors(names);
  },
  'equal names': (size) => () => uniqueAnchors(list(size, () => 'Pizza')),
  'a description of a menu with many categories': (size) => {
    const products = menuWith('a').categories[0]?.products ?? [];
    const categories = list(size, (index) => ({ anchor: '', name: number(index), products }));
    const menu = { ...menuWith('a'), categories };
    return () => describeMenu('La Mama', menu);
  },
  'a menu with many categories': (size) => {
    const flavours = [{ name: 'Supă', price: 1 }];
    const categories = list(size / 10, (index) => ({ name: number(index), flavours }));
    return () => structureMenu('la-mama', menuOf(categories));
  },
  'an index of many restaurants': (size) => {
    const restaurants = list(size / 2, (index) => ({
      name: 'La Mama',
      restaurantId: number(index),
      image: undefined,
      logoImage: undefined,
      scheduleText: undefined,
    }));
    return () =>
      composeIndex({ restaurants, listReceivedAt: 0, menus: new Map(), periodMs: 1_000 });
  },
  'a search in many menus': (size) => {
    const categories = list(size / 100, (index) => ({
      name: 'Supe',
      products: [{ name: `Supă ${number(index)}`, priceRon: 1 }],
    }));
    const restaurants = [{ name: 'La Mama', schedule: { kind: 'none' } as const, categories }];
    const index = {
      format: 3 as const,
      restaurants,
      menus: { known: 1, all: 1 },
      oldestReceivedAt: 0,
      periodMs: 1_000,
    };
    return () => [
      suggestWords(restaurants),
      createAllMenusSearch(index)({ text: 'supă', opening: 'toate' }, new Date(0)),
    ];
  },
  'nested values': (size) => {
    const value: unknown = JSON.parse(`${'['.repeat(size)}${']'.repeat(size)}`);
    return () => toPlainValues(value);
  },
  'labels around each other': (size) => () =>
    parseForm(`${'<label>'.repeat(size / 60)}${'<input name=a>'.repeat(90)}`),
  'labels that point at one control': (size) => () =>
    parseForm(`${'<label for=a> </label>'.repeat(size / 60)}${'<input name=a id=a>'.repeat(90)}`),
  'selects with many options': (size) => () =>
    parseForm(`<fieldset disabled><select name=a>${'<option>'.repeat(size / 60)}</select>`),
};

describe('work with texts of others grows with their length only, not faster:', () => {
  const runs = [
    ...Object.entries(textFunctions).map(([name, run]) => [name, run, SHAPES] as const),
    ...Object.entries(byteFunctions).map(([name, run]) => [name, run, BYTE_SHAPES] as const),
  ];
  it.each(runs)('%s', (_, run, shapes) => {
    const slow = shapes.filter(
      ([, shape]) =>
        !isLinear((size) => {
          const text = repeat(shape, size);
          return () => run(text);
        }),
    );
    expect(slow.map(([name]) => name)).toEqual([]);
  });

  it.each(Object.entries(listFunctions))('%s', (_, work) => {
    expect(isLinear(work)).toBe(true);
  });
});
