import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { z } from 'zod';
import { faultSchema } from './faults/fault.ts';
import type { Fault } from './faults/fault.ts';
import type { RequestLog } from './request-log.ts';
import { findRestaurant, removeRestaurant, replaceRestaurant } from './restaurants.ts';
import { scenarioSchema } from './scenario.ts';
import type { Scenario } from './scenario.ts';

type ControlParts = {
  readonly database: DatabaseSync;
  readonly scenario: Scenario;
  readonly requests: RequestLog;
  readonly setFault: (fault: Fault) => Promise<void>;
  readonly clearFaults: () => Promise<void>;
};

const watchSchema = z.strictObject({ watch: z.string().min(1) });

const menuChangeSchema = z
  .strictObject({
    restaurantName: z.string().min(1).optional(),
    /** Every product with this name in the menu gets this price. */
    product: z.strictObject({ name: z.string(), price: z.number().nonnegative() }).optional(),
  })
  .refine((change) => Object.keys(change).length > 0, 'expected restaurantName, product or both');

/** The body of `PUT /menus/:restaurantId`. */
export type MenuChange = z.infer<typeof menuChangeSchema>;

/** Returns false, and changes nothing, when the menu has no such product or does not exist. */
function changeMenu(
  database: DatabaseSync,
  restaurantId: string,
  { restaurantName, product }: MenuChange,
): boolean {
  const restaurant = findRestaurant(database, restaurantId);
  const products = restaurant?.categories.flatMap((category) => category.products) ?? [];
  const hasProduct = product === undefined || products.some(({ name }) => name === product.name);
  if (restaurant === undefined || !hasProduct) return false;
  replaceRestaurant(database, {
    ...restaurant,
    name: restaurantName ?? restaurant.name,
    categories: restaurant.categories.map((category) => ({
      ...category,
      products: category.products.map((one) =>
        one.name === product?.name ? { ...one, price: product.price } : one,
      ),
    })),
  });
  return true;
}

const createNoContent = (): Response => new Response(null, { status: 204 });

/** `e2e/sandbox/README.md` lists the calls. */
export function createControlApp(parts: ControlParts): Hono {
  const { database, scenario, requests } = parts;
  const app = new Hono();

  app.put('/faults', async (context) => {
    await parts.setFault(faultSchema.parse(await context.req.json()));
    return createNoContent();
  });
  app.delete('/faults', async () => {
    await parts.clearFaults();
    return createNoContent();
  });

  app.get('/requests', (context) => context.json(requests.entries()));
  app.put('/requests', async (context) => {
    const { watch } = watchSchema.parse(await context.req.json());
    requests.clear();
    requests.watch(watch);
    return createNoContent();
  });
  app.delete('/requests', () => {
    requests.clear();
    return createNoContent();
  });

  app.put('/scenario', async (context) => {
    scenario.set(scenarioSchema.parse(await context.req.json()));
    return createNoContent();
  });
  app.delete('/scenario', () => {
    scenario.set({});
    return createNoContent();
  });

  app.put('/menus/:restaurantId', async (context) => {
    const change = menuChangeSchema.parse(await context.req.json());
    const isChanged = changeMenu(database, context.req.param('restaurantId'), change);
    return isChanged ? createNoContent() : context.notFound();
  });
  app.delete('/menus/:restaurantId', (context) =>
    removeRestaurant(database, context.req.param('restaurantId'))
      ? createNoContent()
      : context.notFound(),
  );

  app.onError((error, context) => {
    const isBadRequest = error instanceof z.ZodError || error instanceof SyntaxError;
    return context.text(error.message, isBadRequest ? 400 : 500);
  });
  return app;
}
