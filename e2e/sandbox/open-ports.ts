import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { CatalogueStore } from './catalogue-store.ts';
import { createConsoleApp } from './console/console-app.ts';
import { isConsoleRequest } from './console/console-paths.ts';
import { createControlApp } from './control/control-app.ts';
import { answerFault } from './faults/answer-fault.ts';
import type { Fault } from './faults/fault.ts';
import type { FaultSwitch } from './faults/fault-switch.ts';
import { startLoopbackListener } from './loopback-listener.ts';
import type { LoopbackListener } from './loopback-listener.ts';
import { createOpenApiDocument } from './openapi-document.ts';
import type { ProviderEnvironment } from './provider-environment.ts';
import type { RequestLog } from './request-log.ts';
import type { Scenario } from './scenario.ts';

type PortParts = {
  readonly port: number;
  readonly controlPort: number;
  readonly app: OpenAPIHono<ProviderEnvironment>;
  readonly store: CatalogueStore;
  readonly scenario: Scenario;
  readonly requests: RequestLog;
  readonly faults: FaultSwitch;
};

type OpenPorts = { readonly provider: LoopbackListener; readonly control: LoopbackListener };

// Other servers share the process in tests, so the global Request and Response stay as they are.
const KEEP_GLOBALS = { overrideGlobalObjects: false };

/** Listens for calls and for control calls. People find the console on either port. */
export async function openPorts(parts: PortParts): Promise<OpenPorts> {
  const { app, store, scenario, requests, faults } = parts;

  async function setFault(fault: Fault): Promise<void> {
    faults.set(fault);
    await (fault.kind === 'down' ? provider.close() : provider.open());
  }

  async function clearFaults(): Promise<void> {
    faults.clear();
    await provider.open();
  }

  const consoleApp = createConsoleApp({
    describe: (origin) => createOpenApiDocument(app, origin),
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

  const provider = await startLoopbackListener(
    parts.port,
    withConsole((request, response) => {
      requests.add(request);
      const fault = faults.faultFor(request.url ?? '');
      if (fault === undefined) void answerCall(request, response);
      else answerFault(fault, request, response);
    }),
  );
  const control = await startLoopbackListener(
    parts.controlPort,
    withConsole((request, response) => void answerControl(request, response)),
  );
  return { provider, control };
}
