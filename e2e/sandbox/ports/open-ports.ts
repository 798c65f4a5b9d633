import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Hono } from 'hono';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import { createConsoleApp, isConsoleRequest } from '../console.ts';
import { createControlApp } from '../control/control-app.ts';
import { answerFault } from '../faults/answer-fault.ts';
import type { FaultSwitch } from '../faults/fault-switch.ts';
import type { Fault } from '../faults/fault.ts';
import { createOpenApiDocument } from '../openapi-document.ts';
import type { ProviderEnvironment } from '../provider-environment.ts';
import type { RequestLog } from '../request-log.ts';
import type { Scenario } from '../scenario.ts';
import { startListener } from './listener.ts';
import type { Listener } from './listener.ts';

type PortParts = {
  readonly port: number;
  readonly controlPort: number;
  readonly app: OpenAPIHono<ProviderEnvironment>;
  /** The app for other devices in the network, and the address at which it listens. */
  readonly lan: { readonly address: string; readonly app: Hono<ProviderEnvironment> } | undefined;
  readonly store: CatalogueStore;
  readonly scenario: Scenario;
  readonly requests: RequestLog;
  readonly faults: FaultSwitch;
};

type OpenPorts = {
  readonly provider: Listener;
  readonly control: Listener;
  readonly lan: Listener | undefined;
};

// By default `@hono/node-server` replaces the global Request and Response, which other servers in a
// test's process use.
const KEEP_GLOBALS = { overrideGlobalObjects: false };

/**
 * On the loopback, `port` serves `app` and the console, and `controlPort` serves the control calls
 * and the console. At `lan.address`, `port` serves only `lan.app`.
 */
export async function openPorts(parts: PortParts): Promise<OpenPorts> {
  const { app, store, scenario, requests, faults } = parts;
  const getListenersWithFaults = (): readonly Listener[] =>
    lan === undefined ? [provider] : [provider, lan];

  async function setFault(fault: Fault): Promise<void> {
    faults.set(fault);
    const isDown = fault.kind === 'down';
    await Promise.all(
      getListenersWithFaults().map((listener) => (isDown ? listener.close() : listener.open())),
    );
  }

  async function clearFaults(): Promise<void> {
    faults.clear();
    await Promise.all(getListenersWithFaults().map((listener) => listener.open()));
  }

  const consoleApp = createConsoleApp({
    createDocument: (origin) => createOpenApiDocument(app, origin),
    requests,
    getSiteOrigin: scenario.getSiteOrigin,
    getOrigins: () => ({ provider: provider.origin, control: control.origin }),
    currentFault: faults.current,
    setFault,
    clearFaults,
  });
  const controlApp = createControlApp({ store, scenario, requests, setFault, clearFaults });

  const answerConsole = getRequestListener(consoleApp.fetch, KEEP_GLOBALS);
  const answerControl = getRequestListener(controlApp.fetch, KEEP_GLOBALS);
  const answerCall = getRequestListener(app.fetch, KEEP_GLOBALS);

  const withConsole =
    (answer: RequestListener): RequestListener =>
    (request, response) => {
      if (isConsoleRequest(request.method, request.url)) void answerConsole(request, response);
      else answer(request, response);
    };

  const withFaults =
    (answer: ReturnType<typeof getRequestListener>): RequestListener =>
    (request, response) => {
      requests.add(request);
      const fault = faults.findFault(request.url ?? '');
      if (fault === undefined) void answer(request, response);
      else answerFault(fault, request, response);
    };

  const provider = await startListener(withConsole(withFaults(answerCall)), parts.port);
  const control = await startListener(
    withConsole((request, response) => void answerControl(request, response)),
    parts.controlPort,
  );
  const lan =
    parts.lan &&
    (await startListener(
      withFaults(getRequestListener(parts.lan.app.fetch, KEEP_GLOBALS)),
      parts.port,
      parts.lan.address,
    ));
  return { provider, control, lan };
}
