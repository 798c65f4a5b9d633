import { createRoute, z } from '@hono/zod-openapi';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { errorWire, restaurantListWire } from '../../../lib/provider/contract/wire.ts';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import type { ProviderEnvironment } from '../provider-environment.ts';
import type { Scenario } from '../scenario.ts';
import { hostileRestaurants } from '../preset-ids/hostile-menu.ts';
import { toRestaurantListWire } from '../wire-answers.ts';
import { createJsonAnswer } from './json-content.ts';

const DEFAULT_PER_PAGE = 10;
const MAX_PER_PAGE = 500;

const perPage = z.coerce
  .number()
  .int()
  .min(1)
  .max(MAX_PER_PAGE)
  .default(DEFAULT_PER_PAGE)
  .openapi({ param: { example: 70 } });

const restaurantsRoute = createRoute({
  method: 'get',
  path: '/api/v2/restaurant/get-all',
  operationId: 'listRestaurants',
  tags: ['Restaurants'],
  summary: 'The restaurants, at most per_page of them',
  request: { query: z.object({ per_page: perPage }) },
  responses: {
    200: createJsonAnswer('The list', restaurantListWire),
    400: createJsonAnswer('A per_page that is no number from 1 to 500', errorWire),
  },
});

export function addRestaurantsCall(
  app: OpenAPIHono<ProviderEnvironment>,
  store: CatalogueStore,
  scenario: Scenario,
  getOrigin: (requestUrl: string) => string,
): void {
  app.get(restaurantsRoute.path, async (context, next) => {
    const limit = perPage.safeParse(context.req.query('per_page')).data;
    if (!scenario.hasHostileList() || limit === undefined) return next();
    const { restaurants } = toRestaurantListWire(
      store.listRestaurants(limit),
      getOrigin(context.req.url),
    );
    return Response.json({ restaurants: [...hostileRestaurants, ...restaurants].slice(0, limit) });
  });
  app.openapi(restaurantsRoute, (context) => {
    const rows = store.listRestaurants(context.req.valid('query').per_page);
    return context.json(toRestaurantListWire(rows, getOrigin(context.req.url)), 200);
  });
}
