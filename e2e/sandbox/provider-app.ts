import { OpenAPIHono } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { addAccountCalls } from './calls/accounts.ts';
import { addBankPages } from './calls/bank.ts';
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
import { createTokenFaultMiddleware } from './preset-ids/token-faults.ts';

type ProviderParts = {
  readonly data: ProviderData;
  readonly scenario: Scenario;
  readonly faults: FaultSwitch;
  /**
   * The origin of the addresses of pictures, invoices and the bank in answers. By default the
   * origin of the request.
   */
  readonly origin?: string | undefined;
  /** Replaces `origin` for invoices and the bank, so that other devices can open them. */
  readonly getLanOrigin?: () => string | undefined;
  readonly now: () => Date;
  readonly log: (line: string) => void;
};

/**
 * `openPorts` applies the fault for a path (`FaultSwitch.findFault`) before a request reaches this
 * app.
 */
export function createProviderApp(parts: ProviderParts): OpenAPIHono<ProviderEnvironment> {
  const { data, scenario, now } = parts;
  const getOrigin = (requestUrl: string): string => parts.origin ?? new URL(requestUrl).origin;
  const getVisitorOrigin = (requestUrl: string): string =>
    parts.getLanOrigin?.() ?? getOrigin(requestUrl);
  const app = new OpenAPIHono<ProviderEnvironment>({
    defaultHook: (result, context) =>
      result.success ? undefined : context.json({ result: { message: 'Cerere greșită.' } }, 400),
  });

  app.use('/api/v1/*', createTokenFaultMiddleware(parts.faults));
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
  addBankPages(app, now);
  addSecuritySchemes(app);
  app.get('/openapi.json', (context) =>
    context.json(createOpenApiDocument(app, getOrigin(context.req.url))),
  );
  // Browsers request an icon, and log an error when the icon is missing.
  app.get('/favicon.ico', (context) => context.body(null, 204));
  app.all(REDIRECT_TARGET, (context) =>
    context.body(ACCEPTABLE_BODY, 200, { 'content-type': 'application/json' }),
  );

  app.notFound((context) => context.json({ result: { message: 'Adresa nu există.' } }, 404));
  app.onError((error, context) => {
    // The request's body may contain a token, so this handler neither logs nor returns the body.
    if (error instanceof HTTPException) {
      return context.json({ result: { message: 'Cerere greșită.' } }, error.status);
    }
    parts.log(`sandbox: ${context.req.path}: ${error.stack ?? error.message}`);
    return context.json({ result: { message: 'Eroare internă.' } }, 500);
  });
  return app;
}
