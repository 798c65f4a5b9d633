import { Hono } from 'hono';
import { z } from 'zod';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import type { Fault } from '../faults/fault.ts';
import { faultSchema } from '../faults/fault.ts';
import type { RequestLog } from '../request-log.ts';
import type { Scenario } from '../scenario.ts';
import { scenarioSchema } from '../scenario.ts';
import { menuChangeSchema } from './menu-change.ts';
import type { MenuChange } from './menu-change.ts';

type ControlParts = {
  readonly store: CatalogueStore;
  readonly scenario: Scenario;
  readonly requests: RequestLog;
  readonly setFault: (fault: Fault) => Promise<void>;
  readonly clearFaults: () => Promise<void>;
};

const watchSchema = z.strictObject({ watch: z.string().min(1) });

function createNoContent(): Response {
  return new Response(null, { status: 204 });
}

/** Returns false, and changes nothing, when the menu has no such product or does not exist. */
function changeMenu(store: CatalogueStore, restaurantId: string, change: MenuChange): boolean {
  const { restaurantName, product } = change;
  if (product !== undefined && !store.setPrice(restaurantId, product.name, product.price)) {
    return false;
  }
  return restaurantName === undefined || store.rename(restaurantId, restaurantName);
}

/** `e2e/sandbox/README.md` lists the calls. */
export function createControlApp(parts: ControlParts): Hono {
  const { store, scenario, requests } = parts;
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
    const isChanged = changeMenu(store, context.req.param('restaurantId'), change);
    return isChanged ? createNoContent() : context.notFound();
  });
  app.delete('/menus/:restaurantId', (context) =>
    store.remove(context.req.param('restaurantId')) ? createNoContent() : context.notFound(),
  );

  app.onError((error, context) => {
    const isBadRequest = error instanceof z.ZodError || error instanceof SyntaxError;
    return context.text(error.message, isBadRequest ? 400 : 500);
  });
  return app;
}
