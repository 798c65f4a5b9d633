import { DatabaseSync } from 'node:sqlite';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { addAccountCalls } from './accounts.ts';
import { addBankPages } from './bank.ts';
import { ACCEPTABLE_BODY, REDIRECT_TARGET, answerFault } from './faults/answer-fault.ts';
import { createFaultSwitch } from './faults/fault-switch.ts';
import type { FaultSwitch } from './faults/fault-switch.ts';
import { addInvoiceCall, addInvoiceDocuments } from './invoices.ts';
import { addSecuritySchemes, createOpenApiDocument } from './openapi-document.ts';
import type { OpenApiDocument, ProviderApp, ProviderEnvironment } from './openapi-document.ts';
import { addPaymentCalls } from './payments.ts';
import { addRestaurantCalls } from './restaurants.ts';
import { createScenario } from './scenario.ts';
import type { Scenario } from './scenario.ts';

type ProviderParts = {
  readonly database: DatabaseSync;
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

const withToken = z.object({ token: z.string() });

async function readToken(context: Context<ProviderEnvironment>): Promise<string | undefined> {
  const header = context.req.header('token');
  if (header !== undefined || context.req.method === 'GET') return header;
  const body: unknown = await context.req.json().catch(() => undefined);
  return withToken.safeParse(body).data?.token;
}

/** `startSandbox` applies the fault for a path before a request reaches this app. */
export function createProviderApp(parts: ProviderParts): ProviderApp {
  const { database, scenario, faults, now } = parts;
  const getOrigin = (requestUrl: string): string => parts.origin ?? new URL(requestUrl).origin;
  const getVisitorOrigin = (requestUrl: string): string =>
    parts.getLanOrigin?.() ?? getOrigin(requestUrl);
  const app = new OpenAPIHono<ProviderEnvironment>({
    defaultHook: (result, context) =>
      result.success ? undefined : context.json({ result: { message: 'Cerere greșită.' } }, 400),
  });

  // Applies the fault of a preset id that is a token, in the header `token` or in the body.
  app.use('/api/v1/*', async (context, next) => {
    const token = await readToken(context);
    const fault = token === undefined ? undefined : faults.findFaultById(token);
    if (fault === undefined) {
      await next();
      return undefined;
    }
    answerFault(fault, context.env.incoming, context.env.outgoing);
    return RESPONSE_ALREADY_SENT;
  });
  addRestaurantCalls(app, { database, hasHostileList: scenario.hasHostileList, getOrigin });
  addAccountCalls(app, database);
  addPaymentCalls(app, {
    database,
    getOrigin: getVisitorOrigin,
    getSiteOrigin: scenario.getSiteOrigin,
    now,
  });
  addInvoiceCall(app, getVisitorOrigin);
  addInvoiceDocuments(app);
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

export function createContractDocument(origin: string): OpenApiDocument {
  const database = new DatabaseSync(':memory:');
  const scenario = createScenario({ database, catalogue: [], defaultSiteOrigin: origin });
  const parts = { database, scenario, now: () => new Date(), log: () => undefined };
  const app = createProviderApp({ ...parts, faults: createFaultSwitch() });
  database.close();
  return createOpenApiDocument(app, origin);
}
