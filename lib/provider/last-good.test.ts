import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFileStore } from '@/lib/cache/file-store';
import type { FileStore } from '@/lib/cache/file-store';
import type { Menu } from '@/lib/restaurant/menu';
import { createLastGood, menuShape, restaurantListShape, SHAPE_VERSION } from './last-good.ts';
import type { RestaurantList } from './parse-restaurants.ts';

const menu: Menu = {
  restaurantName: undefined,
  heroImage: 'https://img.example/a.jpg',
  logoImage: undefined,
  schedule: { kind: 'v3', opensAt: 0, closesAt: 1440 },
  categories: [
    {
      anchor: 'ciorbe',
      name: 'Ciorbe',
      products: [
        {
          slug: 'ciorba',
          name: 'Ciorbă',
          priceRon: 18.5,
          description: undefined,
          weight: '350',
          quantityType: undefined,
          image: undefined,
        },
      ],
    },
  ],
};
const list: RestaurantList = {
  isFirstPage: true,
  restaurants: [
    {
      name: 'La Mama',
      restaurantId: undefined,
      image: undefined,
      logoImage: undefined,
      scheduleText: 'L-V',
    },
  ],
};

describe('the last good copies', () => {
  let dir: string;
  const open = (): FileStore =>
    createFileStore({ dir, maxEntries: 10, maxBytes: 100_000, onError: () => undefined });

  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'last-good-'));
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  it('bring back a menu and a list after a restart, as they were', async () => {
    await createLastGood('menu', menuShape, open()).keep('la-mama', menu);
    await createLastGood('restaurants', restaurantListShape, open()).keep('all', list);

    expect(await createLastGood('menu', menuShape, open()).get('la-mama')).toEqual(menu);
    expect(await createLastGood('restaurants', restaurantListShape, open()).get('all')).toEqual(
      list,
    );
  });

  it('know nothing of what was never kept', async () => {
    expect(await createLastGood('menu', menuShape, open()).get('nobody')).toBeUndefined();
  });

  it.each(['{', '{}', 'null', '{"schedule":{"kind":"none"},"categories":[{"anchor":"a"}]}'])(
    'do not give a copy of another shape: %s',
    async (text) => {
      const store = open();
      await store.set(`menu:v${SHAPE_VERSION}:la-mama`, Buffer.from(text));

      expect(await createLastGood('menu', menuShape, store).get('la-mama')).toBeUndefined();
    },
  );
});
