import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { findOpening, formatOpenSpans, WEEKDAYS } from '../restaurant/hours.ts';
import type { Schedule } from '../restaurant/hours.ts';
import { formatUtcOffset } from '../restaurant/wall-clock.ts';
import { FONT_SCRIPT, OPENING_GROUPS_SCRIPT } from './inline-scripts.ts';

/**
 * The groups that the script gives the cards of restaurants with these schedules, and the list, in a
 * page that was rendered at `renderedAt`.
 */
function runScript(schedules: readonly Schedule[], now: Date, renderedAt = now): unknown {
  const cards = schedules.map((schedule) => ({
    dataset: { spans: formatOpenSpans(schedule), group: '' },
  }));
  const main = { dataset: { utcOffset: formatUtcOffset(renderedAt) } };
  const list = { dataset: { groups: '' }, querySelectorAll: () => cards, closest: () => main };
  const document = { currentScript: { previousElementSibling: list } };
  runInNewContext(OPENING_GROUPS_SCRIPT, { document, Date: { now: () => now.getTime() }, Set });
  return [cards.map(({ dataset }) => dataset.group), list.dataset.groups];
}

describe('the script that groups the list before the first paint', () => {
  it('agrees with the opening that the page shows afterwards', () => {
    const clock = fc.integer({ min: 0, max: 1440 });
    const schedules = fc.record({
      kind: fc.constant('v3'),
      opensAt: clock,
      closesAt: clock,
      days: fc.subarray([...WEEKDAYS], { minLength: 1 }),
    });
    const instants = fc.date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2037-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(schedules, instants, (schedule, now) => {
        const group = findOpening(schedule, now).state === 'closed' ? 'later' : 'open';
        expect(runScript([schedule], now)).toEqual([[group], group]);
      }),
    );
  });

  it('makes no groups in a page so old that the clock may have changed twice', () => {
    const schedule: Schedule = { kind: 'v3', opensAt: 0, closesAt: 1440, days: WEEKDAYS };
    const renderedAt = new Date('2026-01-15T12:00Z');
    expect(runScript([schedule], new Date('2026-08-23T00:59Z'), renderedAt)).toEqual([
      ['open'],
      'open',
    ]);
    expect(runScript([schedule], new Date('2026-08-23T01:00Z'), renderedAt)).toEqual([[''], '']);
  });

  it('has a group for restaurants whose days are not known', () => {
    expect(runScript([{ kind: 'none' }], new Date())).toEqual([['other'], 'other']);
  });
});

/** The classes of `<html>` afterwards, and the links that the script adds. */
function runFontScript(connection: unknown): unknown {
  const added: unknown[] = [];
  const html = { className: 'fonts' };
  const document = {
    currentScript: { dataset: { fonts: '/a.woff2 /b.woff2' } },
    documentElement: html,
    head: { append: (link: unknown) => added.push(link) },
    createElement: (name: string) => ({ name }),
  };
  runInNewContext(FONT_SCRIPT, { document, navigator: { connection } });
  return [html.className, added];
}

const link = (href: string): unknown => ({
  name: 'link',
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: '',
  href,
});

describe('the script that decides about the fonts', () => {
  it.each([
    ['a browser that does not know its connection', undefined],
    ['a connection of no known speed', { saveData: false }],
    ['a fast connection', { saveData: false, effectiveType: '4g' }],
  ])('loads them early with %s', (_, connection) => {
    expect(runFontScript(connection)).toEqual(['fonts', [link('/a.woff2'), link('/b.woff2')]]);
  });

  it.each([
    ['a slow connection', { saveData: false, effectiveType: '3g' }],
    ['a very slow connection', { saveData: false, effectiveType: 'slow-2g' }],
    ['a visitor who saves data', { saveData: true, effectiveType: '4g' }],
  ])('leaves them out for %s', (_, connection) => {
    expect(runFontScript(connection)).toEqual(['', []]);
  });
});
