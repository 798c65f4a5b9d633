import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { menuWire, restaurantListWire } from '../../lib/provider/contract/wire.ts';
import { createSandboxControl } from '../support/servers/sandbox-control.ts';
import { exampleRestaurants } from './example-restaurants.ts';
import { startSandbox } from './start-sandbox.ts';
import type { RunningSandbox } from './start-sandbox.ts';

const PICTURE = 'hanul-trei-fantani-hero.webp';
const MEGABYTE = 1024 * 1024;

describe('the sandbox provider', () => {
  let sandbox: RunningSandbox;

  const get = (path: string, headers?: Record<string, string>): Promise<Response> =>
    fetch(sandbox.origin + path, headers === undefined ? {} : { headers });

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, restaurants: exampleRestaurants });
  });

  afterAll(async () => {
    await sandbox.stop();
  });

  it('answers with a menu whose pictures have the origin of the request', async () => {
    const response = await get('/api/v1/web/restaurant/casa-veche/menu');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    const menu = menuWire.parse(await response.json());
    expect(menu).toMatchObject({
      restaurantName: 'Casa Veche',
      restaurantImage: `${sandbox.origin}/pictures/casa-veche-hero.webp`,
      logoImage: `${sandbox.origin}/pictures/casa-veche-logo.webp`,
      restaurant_schedule: { start: 9, end: 23 },
      address: { street: 'Strada Unirii 1', city: 'Arad', postal_code: '310123' },
      telephone: '0257 000 100',
      coordinates: { latitude: 46.17, longitude: 21.32 },
    });
    expect(menu.categories[0]?.flavours).toEqual([
      {
        name: 'Ciorbă de burtă',
        price: 24.5,
        image: `${sandbox.origin}/pictures/ciorba.webp`,
        description: 'Cu smântână și ardei iute',
        weight: 350,
        quantity_type: 'ml',
        ingredients: 'Burtă de vită, smântână, gălbenuș.',
        allergens: ['eggs', 'milk', 'celery'],
        nutrition: { energy_kcal: 78, fat: 5.1, salt: 0.9 },
        sold_out: true,
      },
      {
        name: 'Supă de pui',
        price: 19,
        image: null,
        description: null,
        weight: '300+50',
        quantity_type: null,
      },
    ]);
  });

  it.each(['nu-exista', '__proto__', 'constructor', 'CASA-VECHE', 'casa-veche%27--'])(
    'answers 404 in Romanian for the unknown restaurant %s',
    async (restaurantId) => {
      const response = await get(`/api/v1/web/restaurant/${restaurantId}/menu`);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({
        result: { message: 'Restaurantul nu a fost găsit.' },
      });
    },
  );

  it.each([
    ['?per_page=70', 2],
    ['?per_page=1', 1],
    ['', 2],
  ])('answers the query "%s" with %i restaurants', async (query, count) => {
    const response = await get(`/api/v2/restaurant/get-all${query}`);
    const { restaurants } = restaurantListWire.parse(await response.json());
    expect(restaurants).toHaveLength(count);
    expect(restaurants[0]).toEqual({
      name: 'Casa Veche',
      short_name: 'casa-veche',
      restaurantImage: `${sandbox.origin}/pictures/casa-veche-hero.webp`,
      logoImage: `${sandbox.origin}/pictures/casa-veche-logo.webp`,
      schedule: '09:00 - 23:00',
    });
  });

  it.each(['0', '-1', '501', 'x', '1.5'])('refuses %s as per_page', async (perPage) => {
    const response = await get(`/api/v2/restaurant/get-all?per_page=${perPage}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ result: { message: 'Cerere greșită.' } });
  });

  it('serves a picture whose address has a query, with its type and a cache time of a day', async () => {
    const response = await get(`/pictures/${PICTURE}?v=2`);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    const picture = await readFile(join(import.meta.dirname, 'pictures', PICTURE));
    expect(response.headers.get('content-length')).toBe(String(picture.byteLength));
    expect(Buffer.from(await response.arrayBuffer()).equals(picture)).toBe(true);
  });

  it.each([
    'nu-exista.webp',
    '..%2fpictures%2fhanul-trei-fantani-hero.webp',
    'hanul-trei-fantani-hero.png',
    '.webp',
    '%00.webp',
  ])('answers 404 for the picture %s', async (file) => {
    expect((await get(`/pictures/${file}`)).status).toBe(404);
  });

  it('has an empty menu, and a menu of 2,000 products that is smaller than a megabyte', async () => {
    const empty = await get('/api/v1/web/restaurant/sandbox-empty/menu');
    expect(menuWire.parse(await empty.json()).categories).toEqual([]);
    const large = await (await get('/api/v1/web/restaurant/sandbox-2000/menu')).text();
    const { categories } = menuWire.parse(JSON.parse(large));
    expect(categories.flatMap((category) => category.flavours)).toHaveLength(2000);
    expect(Buffer.byteLength(large)).toBeLessThan(MEGABYTE);
  });

  it('sends the menu of sandbox-hostile without validation, so with a negative price', async () => {
    const response = await get('/api/v1/web/restaurant/sandbox-hostile/menu');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('"name":"Preț negativ","price":-1');
  });

  it('uses the configured origin in the addresses of pictures', async () => {
    const other = await startSandbox({
      port: 0,
      origin: 'https://pictures.test',
      restaurants: exampleRestaurants,
    });
    const response = await fetch(`${other.origin}/api/v1/web/restaurant/casa-veche/menu`);
    await other.stop();
    const menu = menuWire.parse(await response.json());
    expect(menu.logoImage).toBe('https://pictures.test/pictures/casa-veche-logo.webp');
  });

  it('refuses connections once stopped, and can be stopped twice', async () => {
    const other = await startSandbox({ port: 0, restaurants: exampleRestaurants });
    const hanging = fetch(`${other.origin}/api/v1/web/restaurant/sandbox-hang/menu`);
    const outcome = expect(hanging).rejects.toThrow();
    const { getRequests } = createSandboxControl(other.controlOrigin);
    while ((await getRequests()).length === 0) await pause(10);
    await Promise.all([other.stop(), other.stop()]);
    await outcome;
    await expect(fetch(`${other.origin}/openapi.json`)).rejects.toThrow();
  });
});
