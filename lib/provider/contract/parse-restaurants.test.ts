import { watchedLog } from '@/e2e/support/unit/watched-log';
import { parseRestaurants } from './parse-restaurants.ts';
import { RESTAURANTS_PER_PAGE } from './paths.ts';

const { log, lines } = watchedLog();
const restaurant = (fields: object = {}): object => ({
  name: 'La Mama',
  short_name: 'la-mama',
  ...fields,
});
const parse = (...restaurants: readonly object[]): ReturnType<typeof parseRestaurants> =>
  parseRestaurants({ restaurants }, log);

describe('the list of restaurants', () => {
  beforeEach(() => void lines.splice(0));

  it("becomes the site's own types, and may be empty", () => {
    const sent = restaurant({
      restaurantImage: 'https://img.example/a.jpg',
      logoImage: 'https://img.example/b.jpg',
      schedule: '10:00 - 22:00',
    });
    const read = {
      name: 'La Mama',
      restaurantId: 'la-mama',
      image: 'https://img.example/a.jpg',
      logoImage: 'https://img.example/b.jpg',
      scheduleText: '10:00 - 22:00',
    };
    const value = { mayHaveMore: false, restaurants: [read] };
    expect(parse(sent)).toEqual({ ok: true, value });
    expect(parse()).toEqual({ ok: true, value: { ...value, restaurants: [] } });
    expect(lines).toEqual([]);
  });

  it.each(['../admin', 'a'.repeat(81), '', null, ['la-mama'], undefined])(
    'has an entry without an id for the short name %j, and the log counts the entry',
    (shortName) => {
      expect(parse(restaurant(), restaurant({ short_name: shortName }))).toMatchObject({
        value: { restaurants: [{ restaurantId: 'la-mama' }, { restaurantId: undefined }] },
      });
      expect(lines).toEqual([expect.stringContaining('"withoutId":1')]);
    },
  );

  it('keeps an entry with invalid fields, without those fields', () => {
    const invalid = { schedule: { start: 10, end: 22 }, restaurantImage: 7, logoImage: 'a.jpg' };
    const [image, logoImage, scheduleText] = [undefined, undefined, undefined];
    expect(parse(restaurant(invalid))).toMatchObject({
      value: { restaurants: [{ restaurantId: 'la-mama', image, logoImage, scheduleText }] },
    });
    expect(lines).toEqual([]);
  });

  it.each([{ name: ' ' }, { name: 7 }])('drops and counts an entry with %j', (fields) => {
    expect(parse(restaurant(), restaurant(fields))).toMatchObject({
      value: { restaurants: [{ name: 'La Mama' }] },
    });
    expect(lines).toEqual([expect.stringContaining('"droppedRestaurants":1')]);
  });

  it.each([
    [RESTAURANTS_PER_PAGE - 1, false],
    [RESTAURANTS_PER_PAGE, true],
    [RESTAURANTS_PER_PAGE + 1, false],
  ])('with %d entries, readable or not, may have more: %s', (count, mayHaveMore) => {
    const entries = Array.from({ length: count }, (_, index) => (index === 0 ? {} : restaurant()));
    expect(parse(...entries)).toMatchObject({ value: { mayHaveMore } });
    expect(lines.filter((line) => line.includes('is full'))).toHaveLength(mayHaveMore ? 1 : 0);
  });

  it('has at most 5,000 entries, and counts the others', () => {
    const list = parse(...Array.from({ length: 5_001 }, () => restaurant()));
    expect(list.ok && list.value.restaurants).toHaveLength(5_000);
    expect(lines).toEqual([expect.stringContaining('"droppedRestaurants":1')]);
  });

  it.each([
    ['restaurant list', null],
    ['restaurant list', [restaurant()]],
    ['restaurant list', { restaurants: {} }],
    ['no usable entry', { restaurants: ['la-mama'] }],
    ['no usable entry', { restaurants: [{ title: 'renamed', short_name: 'la-mama' }] }],
    ['no usable entry', { restaurants: [{ name: 'La Mama', slug: 'renamed' }] }],
  ])('is a failure (%s) when the answer is %j', (reason, answer) => {
    const failure = { kind: 'unexpected-shape', reason };
    expect(parseRestaurants(answer, log)).toEqual({ ok: false, failure });
  });
});
