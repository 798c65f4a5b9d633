import { z } from 'zod';
import { routes } from '../../../lib/addresses/routes.ts';
import { apiRoutes } from '../../../lib/api/api-routes.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { sendApi } from '../../support/pages/api-calls.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect, test } from '../../support/servers/fixtures.ts';
import type { RunningSite } from '../../support/servers/site.ts';

const CANARY = 'canary-3f9d2c7e51';
const lineShape = z.looseObject({
  msg: z.string(),
  route: z.string().optional(),
  correlationId: z.string().optional(),
});

const readFailures = (site: RunningSite): readonly z.infer<typeof lineShape>[] =>
  site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => lineShape.parse(JSON.parse(line)))
    .filter(({ msg }) => msg === 'Provider call failed');

test('the log line of a failed call has the route of the request, and the correlation id that the provider got', async ({
  startOwnSite,
  control,
}) => {
  const site = await startOwnSite();
  await control.setFault('500');
  await control.clearRequests();
  await Promise.all([
    sendRaw(site.origin, routes.menu({ restaurantId: CANARY })),
    sendRaw(site.origin, routes.invoice({ invoiceId: CANARY })),
    sendApi(site.origin, 'activateAccount', { body: { token: CANARY } }),
  ]);
  const logged = new Map(
    readFailures(site).map(({ route, correlationId }) => [route, correlationId]),
  );
  const parts = [
    ['/restaurant/[restaurantId]/menu', '/menu'],
    ['/invoice/[invoiceId]', '/invoice/'],
    [apiRoutes.activateAccount, '/activation/'],
  ] as const;
  for (const [route, part] of parts) {
    const [request] = await control.getRequests(part);
    const correlationId = request?.headers['x-correlation-id'];
    expect(correlationId).toMatch(/^[0-9a-f-]{36}$/);
    expect.soft([route, logged.get(route)]).toEqual([route, correlationId]);
  }
  expect(new Set(logged.values()).size).toBe(logged.size);
  expect(site.output()).not.toContain('3f9d2c7e51');
});

test('what the framework prints is one JSON line for each request, without the address', async ({
  startOwnSite,
  control,
}) => {
  const site = await startOwnSite();
  const { body } = await sendRaw(site.origin, routes.menu({ restaurantId: RESTAURANT_ID }));
  // The sites of a run share the folder of resized pictures. No other test asks for the largest
  // form of the menu's last picture.
  const [picture = ''] = [...body.matchAll(/\/_next\/image\?url=[^"\s]+/g)].at(-1) ?? [];
  await control.setFault('500', '/pictures/');
  const before = site.output().length;
  const { status } = await sendRaw(site.origin, picture.replaceAll('&amp;', '&'));
  expect(status).toBeGreaterThanOrEqual(400);
  // The answer may arrive before the line, because the terminal is read through a pipe.
  await expect(() => {
    const lines = site.output().slice(before).trim().split('\n');
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: 'error',
        msg: 'Framework',
        framework: expect.stringContaining('upstream image response failed for [address]'),
      }),
    ]);
  }).toPass();
});
