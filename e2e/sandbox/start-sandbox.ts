import { DatabaseSync } from 'node:sqlite';
import { createFaultSwitch } from './faults/fault-switch.ts';
import { openPorts } from './open-ports.ts';
import { createProviderApp } from './provider-app.ts';
import { createProviderData } from './provider-data.ts';
import { createRequestLog } from './request-log.ts';
import { createScenario } from './scenario.ts';
import { catalogue } from './seeds/catalogue.ts';
import type { SeedRestaurant } from './seeds/seed-types.ts';

export type SandboxOptions = {
  /** 0 takes any free port. */
  readonly port: number;
  /** Without it the next port after `port`, or any free one when that is 0. */
  readonly controlPort?: number | undefined;
  readonly log?: ((line: string) => void) | undefined;
  /** A file, or `:memory:`, which is the default. */
  readonly database?: string | undefined;
  /** Origin of pictures, invoices and the bank; without it, the one each request was sent to. */
  readonly origin?: string | undefined;
  /** Where the bank sends diners back to; without it, http://localhost:3000. */
  readonly siteOrigin?: string | undefined;
  readonly now?: (() => Date) | undefined;
  readonly restaurants?: readonly SeedRestaurant[] | undefined;
};

export type RunningSandbox = {
  readonly origin: string;
  readonly controlOrigin: string;
  /** Where the bank sends diners back to from now on, unless a scenario names another origin. */
  readonly setSiteOrigin: (origin: string) => void;
  readonly stop: () => Promise<void>;
};

export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const { port, controlPort = port === 0 ? 0 : port + 1, log = () => undefined } = options;
  const { now = () => new Date(), siteOrigin = 'http://localhost:3000' } = options;

  const database = new DatabaseSync(options.database ?? ':memory:');
  const data = createProviderData(database, now);
  const restaurants = options.restaurants ?? catalogue;
  const scenario = createScenario({ data, catalogue: restaurants, siteOrigin });
  const requests = createRequestLog(now);
  const faults = createFaultSwitch();
  const { origin } = options;
  const app = createProviderApp({ data, scenario, faults, origin, log, now });
  const { provider, control } = await openPorts({
    port,
    controlPort,
    app,
    store: data.catalogue,
    scenario,
    requests,
    faults,
  });

  async function stopAll(): Promise<void> {
    await Promise.all([provider.close(), control.close()]);
    database.close();
  }

  let stopping: Promise<void> | undefined;
  return {
    origin: provider.origin,
    controlOrigin: control.origin,
    setSiteOrigin: scenario.setUsualSiteOrigin,
    stop: () => (stopping ??= stopAll()),
  };
}
