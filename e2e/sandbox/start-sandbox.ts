import { DatabaseSync } from 'node:sqlite';
import { createFaultSwitch } from './faults/fault-switch.ts';
import { createLanApp } from './ports/lan-app.ts';
import { openPorts } from './ports/open-ports.ts';
import { createProviderApp } from './provider-app.ts';
import { createProviderData } from './provider-data.ts';
import { createRequestLog } from './request-log.ts';
import { getDefaultControlPort } from './sandbox-settings.ts';
import { createScenario } from './scenario.ts';
import { catalogue } from './seeds/catalogue.ts';
import type { SeedRestaurant } from './seeds/seed-types.ts';

export type SandboxOptions = {
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
  readonly now?: (() => Date) | undefined;
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

export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const { port, controlPort = getDefaultControlPort(port), log = () => undefined } = options;
  const { now = () => new Date(), siteOrigin = 'http://localhost:3000' } = options;

  const database = new DatabaseSync(options.database ?? ':memory:');
  const data = createProviderData(database, now);
  const restaurants = options.restaurants ?? catalogue;
  const scenario = createScenario({ data, catalogue: restaurants, defaultSiteOrigin: siteOrigin });
  const requests = createRequestLog(now);
  const faults = createFaultSwitch();
  const { origin, lanAddress } = options;
  let lanOrigin: string | undefined = undefined;
  const getLanOrigin = (): string | undefined => lanOrigin;
  const parts = { data, scenario, faults, origin, getLanOrigin, log, now };
  const app = createProviderApp(parts);
  const listeners = await openPorts({
    port,
    controlPort,
    app,
    lan:
      lanAddress === undefined
        ? undefined
        : { address: lanAddress, app: createLanApp({ ...data, now }) },
    store: data.catalogue,
    scenario,
    requests,
    faults,
  });
  lanOrigin = listeners.lan?.origin;

  async function stopAll(): Promise<void> {
    await Promise.all(Object.values(listeners).map(async (listener) => listener?.close()));
    database.close();
  }

  let stopping: Promise<void> | undefined;
  return {
    origin: listeners.provider.origin,
    controlOrigin: listeners.control.origin,
    lanOrigin,
    setSiteOrigin: scenario.setDefaultSiteOrigin,
    stop: () => (stopping ??= stopAll()),
  };
}
