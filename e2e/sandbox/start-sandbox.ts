import type { RequestListener } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { addBankPages } from './bank.ts';
import { createConsoleApp, isConsoleRequest } from './console.ts';
import { createControlApp } from './control.ts';
import { answerFault } from './faults/answer-fault.ts';
import { createFaultSwitch } from './faults/fault-switch.ts';
import type { Fault } from './faults/fault.ts';
import { addInvoiceDocuments } from './invoices.ts';
import { startListener } from './listener.ts';
import type { Listener } from './listener.ts';
import { createOpenApiDocument } from './openapi-document.ts';
import type { ProviderEnvironment } from './openapi-document.ts';
import { createProviderApp } from './provider-app.ts';
import { createRequestLog } from './request-log.ts';
import { getDefaultControlPort } from './sandbox-settings.ts';
import { createScenario } from './scenario.ts';
import { catalogue } from './catalogue.ts';
import type { SeedRestaurant } from './catalogue.ts';

type SandboxOptions = {
  /** 0 means any free port. */
  readonly port: number;
  /** By default `getDefaultControlPort`. */
  readonly controlPort?: number | undefined;
  readonly log?: ((line: string) => void) | undefined;
  /** A file, or `:memory:`, which is the default. */
  readonly database?: string | undefined;
  /**
   * The origin of the addresses of pictures, invoices and the bank in answers. By default the
   * origin of the request.
   */
  readonly origin?: string | undefined;
  /**
   * An address of this machine, such as 192.168.1.7, at which other devices can open the bank and
   * invoices. If it is given, the addresses of the bank and of invoices contain it instead of
   * `origin`.
   */
  readonly lanAddress?: string | undefined;
  /** The bank sends the browser back to this origin, by default http://localhost:3000. */
  readonly siteOrigin?: string | undefined;
  readonly restaurants?: readonly SeedRestaurant[] | undefined;
};

export type RunningSandbox = {
  readonly origin: string;
  readonly controlOrigin: string;
  /** Where other devices open the bank and invoices; undefined without `lanAddress`. */
  readonly lanOrigin: string | undefined;
  /**
   * Sets the origin to which the bank sends the browser back. While a scenario (`PUT /scenario`)
   * names a `siteOrigin`, that origin takes precedence.
   */
  readonly setSiteOrigin: (origin: string) => void;
  readonly stop: () => Promise<void>;
};

/**
 * On the loopback, `port` serves the provider's calls and the console, and `controlPort` serves the
 * control calls and the console. At `lanAddress`, `port` serves only the bank and the invoices.
 */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const { port, controlPort = getDefaultControlPort(port), log = () => undefined } = options;
  const { origin, lanAddress, siteOrigin = 'http://localhost:3000' } = options;
  const now = (): Date => new Date();
  const database = new DatabaseSync(options.database ?? ':memory:');
  const scenario = createScenario({
    database,
    catalogue: options.restaurants ?? catalogue,
    defaultSiteOrigin: siteOrigin,
  });
  const requests = createRequestLog(now);
  const faults = createFaultSwitch();
  let lan: Listener | undefined;
  const getLanOrigin = (): string | undefined => lan?.origin;
  const app = createProviderApp({ database, scenario, faults, origin, getLanOrigin, now, log });

  async function setFault(fault: Fault): Promise<void> {
    faults.set(fault);
    const isDown = fault.kind === 'down';
    await Promise.all(
      [provider, lan].map(async (listener) => (isDown ? listener?.close() : listener?.open())),
    );
  }

  async function clearFaults(): Promise<void> {
    faults.clear();
    await Promise.all([provider.open(), lan?.open()]);
  }

  const consoleApp = createConsoleApp({
    createDocument: (documentOrigin) => createOpenApiDocument(app, documentOrigin),
    requests,
    getSiteOrigin: scenario.getSiteOrigin,
    getOrigins: () => ({ provider: provider.origin, control: control.origin }),
    currentFault: faults.current,
    setFault,
    clearFaults,
  });
  const controlApp = createControlApp({ database, scenario, requests, setFault, clearFaults });

  const answerConsole = toListener(consoleApp);
  const withConsole =
    (answer: RequestListener): RequestListener =>
    (request, response) => {
      const isForConsole = isConsoleRequest(request.method, request.url);
      (isForConsole ? answerConsole : answer)(request, response);
    };

  const withFaults =
    (answer: RequestListener): RequestListener =>
    (request, response) => {
      requests.add(request);
      const fault = faults.findFault(request.url ?? '');
      if (fault === undefined) answer(request, response);
      else answerFault(fault, request, response);
    };

  const provider = await startListener(withConsole(withFaults(toListener(app))), port);
  const control = await startListener(withConsole(toListener(controlApp)), controlPort);
  if (lanAddress !== undefined) {
    lan = await startListener(withFaults(toListener(createLanApp(now))), port, lanAddress);
  }

  async function stopAll(): Promise<void> {
    await Promise.all([provider, control, lan].map(async (listener) => listener?.close()));
    database.close();
  }

  let stopping: Promise<void> | undefined;
  return {
    origin: provider.origin,
    controlOrigin: control.origin,
    lanOrigin: lan?.origin,
    setSiteOrigin: scenario.setDefaultSiteOrigin,
    stop: () => (stopping ??= stopAll()),
  };
}

/**
 * By default `@hono/node-server` replaces the global Request and Response, which other servers in a
 * test's process use.
 */
function toListener({ fetch }: Pick<Hono<ProviderEnvironment>, 'fetch'>): RequestListener {
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false });
  return (request, response) => void listener(request, response);
}

/**
 * Creates the app for other devices in the network. It is separate from the provider's app, so
 * that other devices can reach neither the provider's API nor the console.
 */
function createLanApp(now: () => Date): Hono<ProviderEnvironment> {
  const app = new Hono<ProviderEnvironment>();
  addBankPages(app, now);
  addInvoiceDocuments(app);
  app.get('/favicon.ico', (context) => context.body(null, 204));
  return app;
}
