import { watchedLog } from '@/e2e/support/unit/watched-log';
import { parseRestaurants } from './parse-restaurants.ts';

const { log, lines } = watchedLog();
const restaurant = (fields: object = {}): object => ({
  name: 'La Mama',
  short_name: 'la-mama',
  ...fields,
});
const many = (count: number): object => ({ restaurants: Array(count).fill(restaurant()) });

describe('the list of restaurants', () => {
  beforeEach(() => void lines.splice(0));

  it("becomes the site's own types", () => {
    const answer = {
      restaurants: [
        restaurant({
          restaurantImage: 'https://img.example/a.jpg',
          logoImage: 'no address',
          schedule: '10:00 - 22:00',
        }),
      ],
    };

    expect(parseRestaurants(answer, log)).toEqual({
      ok: true,
      value: {
        mayHaveMore: false,
        restaurants: [
          {
            name: 'La Mama',
            restaurantId: 'la-mama',
            image: 'https://img.example/a.jpg',
            logoImage: undefined,
            scheduleText: '10:00 - 22:00',
          },
        ],
      },
    });
    expect(lines).toEqual([]);
  });

  it.each(['la mama', '../admin', '-x', 'ă', 'a'.repeat(81), '', null, 7, ['la-mama']])(
    'has no id for the short name %j, and the log counts the entry',
    (shortName) => {
      const list = parseRestaurants({ restaurants: [restaurant({ short_name: shortName })] }, log);

      expect(list).toMatchObject({ value: { restaurants: [{ restaurantId: undefined }] } });
      expect(lines).toEqual([expect.stringContaining('"withoutId":1')]);
    },
  );

  it('has no id for an entry without a short name, and the log counts the entry', () => {
    const list = parseRestaurants({ restaurants: [restaurant(), { name: 'Fără id' }] }, log);

    expect(list).toMatchObject({
      value: { restaurants: [{ restaurantId: 'la-mama' }, { restaurantId: undefined }] },
    });
    expect(lines).toEqual([expect.stringContaining('"withoutId":1')]);
  });

  it.each([
    { schedule: { start: 10, end: 22 } },
    { restaurantImage: 7 },
    { logoImage: { url: 'https://img.example/a.jpg' } },
  ])('keeps an entry but drops its invalid field: %j', (fields) => {
    expect(parseRestaurants({ restaurants: [restaurant(fields)] }, log)).toMatchObject({
      value: {
        restaurants: [
          {
            restaurantId: 'la-mama',
            image: undefined,
            logoImage: undefined,
            scheduleText: undefined,
          },
        ],
      },
    });
    expect(lines).toEqual([]);
  });

  it.each([{ name: ' ' }, { name: 7 }])('drops and counts an entry with %j', (fields) => {
    const list = parseRestaurants({ restaurants: [restaurant(), restaurant(fields)] }, log);

    expect(list).toMatchObject({ value: { restaurants: [{ name: 'La Mama' }] } });
    expect(lines).toEqual([expect.stringContaining('"droppedRestaurants":1')]);
  });

  it.each([
    [69, false, 0],
    [70, true, 1],
    [71, false, 0],
  ])('with %d entries (70 are a full page) may have more: %s', (count, mayHaveMore, warnings) => {
    expect(parseRestaurants(many(count), log)).toMatchObject({ value: { mayHaveMore } });
    expect(lines).toHaveLength(warnings);
  });

  it('counts an unreadable entry towards a full page', () => {
    const answer = { restaurants: [...Array(69).fill(restaurant()), {}] };

    expect(parseRestaurants(answer, log)).toMatchObject({ value: { mayHaveMore: true } });
  });

  it('may be empty', () => {
    expect(parseRestaurants({ restaurants: [] }, log)).toEqual({
      ok: true,
      value: { restaurants: [], mayHaveMore: false },
    });
  });

  it.each([
    null,
    {},
    { restaurants: {} },
    { restaurants: [{ title: 'renamed' }] },
    { restaurants: [{ name: 'La Mama', slug: 'renamed' }] },
  ])('is a failure when the answer is %j', (answer) => {
    expect(parseRestaurants(answer, log)).toMatchObject({
      failure: { kind: 'unexpected-shape' },
    });
  });
});
