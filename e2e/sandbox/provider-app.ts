import { OpenAPIHono } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { addAccountCalls } from './calls/accounts.ts';
import { addBank } from './calls/bank.ts';
import { addInvoiceCalls, addInvoiceDocuments } from './calls/invoices.ts';
import { addMenuCall } from './calls/menu.ts';
import { addPaymentCalls } from './calls/payments.ts';
import { addPictures } from './calls/pictures.ts';
import { addRestaurantsCall } from './calls/restaurants.ts';
import { ACCEPTABLE_BODY, REDIRECT_TARGET } from './faults/answer-fault.ts';
import type { FaultSwitch } from './faults/fault-switch.ts';
import { addSecuritySchemes, createOpenApiDocument } from './openapi-document.ts';
import type { ProviderData } from './provider-data.ts';
import type { ProviderEnvironment } from './provider-environment.ts';
import type { Scenario } from './scenario.ts';
import { meetTokenFaults } from './telling/token-faults.ts';

type ProviderParts = {
  readonly data: ProviderData;
  readonly scenario: Scenario;
  readonly faults: FaultSwitch;
  /** Where pictures, invoices and the bank are said to be; without it, where the request went. */
  readonly origin?: string | undefined;
  /** Where browsers on other devices find invoices and the bank; without it, they are as above. */
  readonly getLanOrigin?: () => string | undefined;
  readonly now: () => Date;
  readonly log: (line: string) => void;
};

/** The provider's calls. Faults of a path are met before a request comes here. */
export function createProviderApp(parts: ProviderParts): OpenAPIHono<ProviderEnvironment> {
  const { data, scenario, now } = parts;
  const getOrigin = (requestUrl: string): string => parts.origin ?? new URL(requestUrl).origin;
  const getVisitorOrigin = (requestUrl: string): string =>
    parts.getLanOrigin?.() ?? getOrigin(requestUrl);
  const app = new OpenAPIHono<ProviderEnvironment>({
    defaultHook: (result, context) =>
      result.success ? undefined : context.json({ result: { message: 'Cerere greșită.' } }, 400),
  });

  app.use('/api/v1/*', meetTokenFaults(parts.faults));
  addMenuCall(app, data.catalogue, getOrigin);
  addRestaurantsCall(app, data.catalogue, scenario, getOrigin);
  addAccountCalls(app, data.accounts);
  addPaymentCalls(app, {
    orders: data.orders,
    getOrigin: getVisitorOrigin,
    getSiteOrigin: scenario.getSiteOrigin,
    now,
  });
  addInvoiceCalls(app, data.invoices, getVisitorOrigin);
  addInvoiceDocuments(app, data.invoices);
  addPictures(app);
  addBank(app, now);
  addSecuritySchemes(app);
  app.get('/openapi.json', (context) =>
    context.json(createOpenApiDocument(app, getOrigin(context.req.url))),
  );
  // Browsers ask for it beside every page and document, and complain when there is none.
  app.get('/favicon.ico', (context) => context.body(null, 204));
  app.get(REDIRECT_TARGET, (context) =>
    context.body(ACCEPTABLE_BODY, 200, { 'content-type': 'application/json' }),
  );

  app.notFound((context) => context.json({ result: { message: 'Adresa nu există.' } }, 404));
  app.onError((error, context) => {
    // A body that is no JSON. Its text may hold a token, so nothing of it is logged or sent back.
    if (error instanceof HTTPException) {
      return context.json({ result: { message: 'Cerere greșită.' } }, error.status);
    }
    parts.log(`sandbox: ${context.req.path}: ${error.stack ?? error.message}`);
    return context.json({ result: { message: 'Eroare internă.' } }, 500);
  });
  return app;
}
