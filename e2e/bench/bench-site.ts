import type { RequestListener } from 'node:http';
import { routes } from '../../lib/addresses/routes.ts';
import { catalogue } from '../sandbox/catalogue.ts';
import type { SeedRestaurant } from '../sandbox/catalogue.ts';
import { startListener } from '../sandbox/listener.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import { testSandboxPorts } from '../commands/demo-settings.ts';
import { createSandboxControl } from '../support/servers/sandbox-control.ts';
import { startSite } from '../support/servers/site.ts';
import type { RunningSite } from '../support/servers/site.ts';

export const USUAL_PRODUCTS = 96;
export const MANY_PRODUCTS = 2_000;
export const FEW_MENUS = 10;
export const MANY_MENUS = 1_000;
const PRODUCTS_IN_CATEGORY = 12;

/** A figure beside its goal: a row of docs/performance.md. */
export type Row = { readonly what: string; readonly goal: string; readonly figure: string };

export const menuPath = (restaurantId: string): string => routes.menu({ restaurantId });
export const USUAL_MENU = menuPath(`meniu-${USUAL_PRODUCTS}`);
/** Menus of restaurants that copy those of the catalogue in turn. */
export const copiedMenus = Array.from({ length: MANY_MENUS }, (_, number) =>
  menuPath(`casa-${number}`),
);

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
export const round = (value: number): string => Number(value.toPrecision(3)).toString();

/** A restaurant with `count` products: those of the catalogue in turn, with a number when repeated. */
function createSizedRestaurant(count: number): SeedRestaurant {
  const [first] = catalogue;
  const dishes = catalogue.flatMap(({ categories }) => categories.flatMap((one) => one.products));
  if (first === undefined) throw new Error('The catalogue is empty');
  const products = Array.from({ length: Math.ceil(count / dishes.length) }, (_, copy) =>
    dishes.map((dish) => (copy === 0 ? dish : { ...dish, name: `${dish.name} ${copy + 1}` })),
  )
    .flat()
    .slice(0, count);
  const categories = Array.from(
    { length: Math.ceil(count / PRODUCTS_IN_CATEGORY) },
    (_, index) => ({
      name: `Categoria ${index + 1}`,
      products: products.slice(index * PRODUCTS_IN_CATEGORY, (index + 1) * PRODUCTS_IN_CATEGORY),
    }),
  );
  return { ...first, shortName: `meniu-${count}`, name: `Casa ${count}`, categories };
}

const restaurants: readonly SeedRestaurant[] = [
  ...catalogue,
  createSizedRestaurant(USUAL_PRODUCTS),
  createSizedRestaurant(MANY_PRODUCTS),
  ...copiedMenus.flatMap((_, number) => {
    const original = catalogue[number % catalogue.length];
    return original === undefined ? [] : [{ ...original, shortName: `casa-${number}` }];
  }),
];

export type Running = {
  readonly site: RunningSite;
  readonly providerOrigin: string;
  readonly countCalls: () => Promise<number>;
};

/** `period` is long by default, so that no page is rendered again during a measurement. */
export async function withSite<T>(
  work: (running: Running) => Promise<T>,
  period = 3_600,
): Promise<T> {
  const [port = 0] = testSandboxPorts;
  const sandbox = await startSandbox({ port, restaurants });
  const site = await startSite({
    providerApiUrl: sandbox.origin,
    env: { REVALIDATE_SECONDS: String(period) },
  });
  const control = createSandboxControl(sandbox.controlOrigin);
  try {
    return await work({
      site,
      providerOrigin: sandbox.origin,
      countCalls: async () => (await control.getRequests()).length,
    });
  } finally {
    await site.stop();
    await sandbox.stop();
  }
}

export async function withServer<T>(
  listener: RequestListener,
  work: (origin: string) => Promise<T>,
): Promise<T> {
  const { origin, close } = await startListener(listener, 0);
  try {
    return await work(origin);
  } finally {
    await close();
  }
}

/** Milliseconds of one visit. Throws for any status but `status`. */
export async function visit(url: string, status = 200): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (answer.status !== status) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - startedAt;
}
