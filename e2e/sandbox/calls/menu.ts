import { createRoute, z } from '@hono/zod-openapi';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { errorWire, menuWire } from '../../../lib/provider/contract/wire.ts';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import type { ProviderEnvironment } from '../provider-environment.ts';
import { unvalidatedMenus } from '../preset-ids/unvalidated-menus.ts';
import { toMenuWire } from '../wire-answers.ts';
import { createJsonAnswer } from './json-content.ts';

const menuRoute = createRoute({
  method: 'get',
  path: '/api/v1/web/restaurant/{restaurantId}/menu',
  operationId: 'getMenu',
  tags: ['Restaurants'],
  summary: "A restaurant's menu",
  request: {
    params: z.object({
      restaurantId: z.string().openapi({ param: { example: 'hanul-trei-fantani' } }),
    }),
  },
  responses: {
    200: createJsonAnswer('The menu', menuWire),
    404: createJsonAnswer('No such restaurant', errorWire),
  },
});

function addUnvalidatedMenus(app: OpenAPIHono<ProviderEnvironment>): void {
  app.get('/api/v1/web/restaurant/:restaurantId/menu', async (context, next) => {
    const unvalidated = unvalidatedMenus.get(context.req.param('restaurantId'));
    return unvalidated === undefined ? next() : Response.json(unvalidated);
  });
}

export function addMenuCall(
  app: OpenAPIHono<ProviderEnvironment>,
  store: CatalogueStore,
  getOrigin: (requestUrl: string) => string,
): void {
  addUnvalidatedMenus(app);
  app.openapi(menuRoute, (context) => {
    const menu = store.findMenu(context.req.valid('param').restaurantId);
    if (menu === undefined) {
      return context.json({ result: { message: 'Restaurantul nu a fost găsit.' } }, 404);
    }
    return context.json(toMenuWire(menu, getOrigin(context.req.url)), 200);
  });
}
