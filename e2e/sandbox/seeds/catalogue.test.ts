import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isRestaurantId } from '../../../lib/ids.ts';
import { menuWire, restaurantListWire } from '../../../lib/provider/contract/wire.ts';
import { catalogue } from './catalogue.ts';

const CATEGORIES_MIN = 5;
const CATEGORIES_MAX = 12;

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Bucharest',
  timeStyle: 'short',
});

const products = catalogue.flatMap(({ categories }) =>
  categories.flatMap((category) => category.products),
);

function clockTimes(schedule: (typeof catalogue)[number]['schedule']): readonly string[] {
  if (schedule === undefined) {
    return [];
  }
  return 'type' in schedule
    ? [schedule.start.startHour, schedule.end.endHour].map((time) => clock.format(new Date(time)))
    : [schedule.start, schedule.end].map((hour) => `${String(hour).padStart(2, '0')}:00`);
}

describe('the catalogue', () => {
  it('has at least 12 restaurants and 600 products', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(12);
    expect(products.length).toBeGreaterThanOrEqual(600);
  });

  it('gives each restaurant a valid and unique id', () => {
    const ids = catalogue.map(({ shortName }) => shortName);

    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !isRestaurantId(id))).toEqual([]);
  });

  it.each(catalogue.map((restaurant) => [restaurant.name, restaurant] as const))(
    '%s has a list entry and a menu that match the contract, and 5 to 12 categories',
    (_name, { shortName, name, schedule, categories, ...restaurant }) => {
      const list = { restaurants: [{ name, short_name: shortName }] };
      const menu = {
        restaurantName: name,
        restaurant_schedule: schedule,
        address: restaurant.address,
        telephone: restaurant.telephone,
        coordinates: restaurant.coordinates,
        categories: categories.map((category) => ({
          _id: category.name,
          name: category.name,
          flavours: category.products.map(({ quantityType, soldOut, ...rest }) => ({
            ...rest,
            quantity_type: quantityType,
            sold_out: soldOut,
          })),
        })),
      };

      expect(restaurantListWire.safeParse(list).error).toBeUndefined();
      expect(menuWire.safeParse(menu).error).toBeUndefined();
      expect(categories.length).toBeGreaterThanOrEqual(CATEGORIES_MIN);
      expect(categories.length).toBeLessThanOrEqual(CATEGORIES_MAX);
    },
  );

  it('has no product twice in one menu', () => {
    const repeated = catalogue.flatMap(({ shortName, categories }) => {
      const names = categories.flatMap((category) => category.products.map(({ name }) => name));
      return names
        .filter((name, index) => names.indexOf(name) !== index)
        .map((name) => `${shortName}: ${name}`);
    });

    expect(repeated).toEqual([]);
  });

  it('uses every picture file, and no missing one', () => {
    const named = [
      ...catalogue.flatMap(({ heroPicture, logoPicture }) => [heroPicture, logoPicture]),
      ...products.map(({ picture }) => picture),
    ].flatMap((name) => name?.split('?', 1) ?? []);

    const files = readdirSync(join(import.meta.dirname, '../pictures'));
    expect([...new Set(named)].map((name) => `${name}.webp`).sort()).toEqual(files.sort());
  });

  it('writes ș and ț with a comma below, not a cedilla', () => {
    expect(JSON.stringify(catalogue)).not.toMatch(/[\u015e\u015f\u0162\u0163]/);
  });

  it('has the opening and the closing time of each schedule in its schedule text', () => {
    const wrong = catalogue.filter(({ schedule, scheduleText = '' }) => {
      const times = scheduleText.match(/\d+:\d\d/g)?.map((time) => time.padStart(5, '0')) ?? [];
      return !times.join(' ').includes(clockTimes(schedule).join(' '));
    });

    expect(wrong.map(({ shortName }) => shortName)).toEqual([]);
  });
});

describe('the cases that the catalogue must contain', () => {
  const schedules = catalogue.flatMap(({ schedule }) => (schedule === undefined ? [] : [schedule]));
  const texts = catalogue.flatMap(({ scheduleText }) => scheduleText ?? []);
  const v3 = schedules.filter((schedule) => 'type' in schedule);
  const starts = v3.map(({ start }) => start.startHour);

  it.each([
    ['schedules of type v3 in summer', starts.some((time) => time.includes('-07-'))],
    ['schedules of type v3 in winter', starts.some((time) => time.includes('-01-'))],
    ['schedules in whole hours', schedules.some((schedule) => !('type' in schedule))],
    [
      'overnight schedules of type v3 and in whole hours',
      [true, false].every((isV3) =>
        schedules.some((schedule) => {
          const [opens = '', closes = ''] = clockTimes(schedule);
          const hasTypeV3 = 'type' in schedule;
          return hasTypeV3 === isV3 && closes < opens;
        }),
      ),
    ],
    ['a restaurant without a schedule', schedules.length < catalogue.length],
    [
      'a restaurant that is closed on Mondays',
      texts.some((text) => /^Marți - Duminică/.test(text)),
    ],
    ['opening days that go on past Sunday', texts.some((text) => /^Miercuri - Luni/.test(text))],
    ['opening hours for every day', texts.some((text) => /^Zilnic/.test(text))],
    ['different hours on different days', texts.some((text) => /:.*:.*, .*:.*:/.test(text))],
    [
      'a restaurant without hero picture and logo',
      catalogue.some(
        ({ heroPicture, logoPicture }) => heroPicture === undefined && logoPicture === undefined,
      ),
    ],
    [
      'an id with three digits or more',
      catalogue.some(({ shortName }) => /\d.*\d.*\d/.test(shortName)),
    ],
    [
      'an empty category',
      catalogue.some(({ categories }) =>
        categories.some((category) => category.products.length === 0),
      ),
    ],
    [
      'a picture whose address has a query',
      catalogue.some(({ heroPicture }) => heroPicture?.includes('?')),
    ],
    ['products without a picture', products.some(({ picture }) => picture === undefined)],
    [
      'products without a description',
      products.some(({ description }) => description === undefined),
    ],
    ['products without a weight', products.some(({ weight }) => weight === undefined)],
    ['weights that are no plain number', products.some(({ weight }) => typeof weight === 'string')],
    ['prices with decimals', products.some(({ price }) => !Number.isInteger(price))],
    ['products with allergens', products.some(({ allergens }) => allergens !== undefined)],
    ['products with ingredients', products.some(({ ingredients }) => ingredients !== undefined)],
    ['products with nutrition', products.some(({ nutrition }) => nutrition !== undefined)],
    ['products that are sold out', products.some(({ soldOut }) => soldOut === true)],
    [
      'a restaurant without allergens, ingredients, nutrition and sold-out products',
      catalogue.some(({ categories }) =>
        categories.every((category) =>
          category.products.every(({ allergens, ingredients, nutrition, soldOut }) =>
            [allergens, ingredients, nutrition, soldOut].every((fact) => fact === undefined),
          ),
        ),
      ),
    ],
    [
      'restaurants with and without address, telephone and coordinates',
      (['address', 'telephone', 'coordinates'] as const).every((part) =>
        [true, false].every((isPresent) =>
          catalogue.some((restaurant) => (restaurant[part] !== undefined) === isPresent),
        ),
      ),
    ],
    ['a very long name of a product', products.some(({ name }) => name.length > 100)],
    [
      'a very long description of a product',
      products.some(({ description = '' }) => description.length > 400),
    ],
  ])('%s', (_case, isThere) => {
    expect(isThere).toBe(true);
  });
});
