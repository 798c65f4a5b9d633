import { z } from 'zod';
import type { MenuChange } from '../../sandbox/control.ts';
import type { Fault } from '../../sandbox/faults/fault.ts';
import { loggedRequestSchema } from '../../sandbox/request-log.ts';
import type { LoggedRequest } from '../../sandbox/request-log.ts';
import type { ScenarioSettings } from '../../sandbox/scenario.ts';

export type SandboxControl = {
  /**
   * Replaces the current fault. Requests whose path or query contains `match`, by default `/api/`,
   * get the fault. The fault 'down' ignores `match`.
   */
  readonly setFault: (kind: Fault['kind'], match?: string) => Promise<void>;
  readonly clearFaults: () => Promise<void>;
  /** The logged requests whose path or query contains `part`, by default all, oldest first. */
  readonly getRequests: (part?: string) => Promise<readonly LoggedRequest[]>;
  readonly clearRequests: () => Promise<void>;
  /**
   * Clears the log. From now until the log is cleared again, `carriedIn` of each logged request
   * names the parts of the request that contain the text.
   */
  readonly watchRequests: (text: string) => Promise<void>;
  /**
   * Starts a scenario with these settings. Reverts all changes of restaurants, menus, accounts,
   * tokens and orders.
   */
  readonly setScenario: (settings: ScenarioSettings) => Promise<void>;
  readonly resetScenario: () => Promise<void>;
  readonly changeMenu: (restaurantId: string, change: MenuChange) => Promise<void>;
  readonly removeMenu: (restaurantId: string) => Promise<void>;
  /** Resets faults, log and scenario. */
  readonly reset: () => Promise<void>;
};

/** Each function throws when the sandbox refuses its request. */
export function createSandboxControl(controlOrigin: string): SandboxControl {
  async function send(method: string, path: string, body?: unknown): Promise<Response> {
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(new URL(path, controlOrigin), { method, ...json });
    if (response.ok) return response;
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  }

  async function change(method: string, path: string, body?: unknown): Promise<void> {
    await send(method, path, body);
  }

  const menuPath = (restaurantId: string): string => `/menus/${encodeURIComponent(restaurantId)}`;
  const clearFaults = (): Promise<void> => change('DELETE', '/faults');
  const clearRequests = (): Promise<void> => change('DELETE', '/requests');
  const resetScenario = (): Promise<void> => change('DELETE', '/scenario');

  return {
    setFault: (kind, match) => change('PUT', '/faults', { kind, match }),
    clearFaults,
    getRequests: async (part = '') => {
      const answer: unknown = await (await send('GET', '/requests')).json();
      return loggedRequestSchema
        .array()
        .parse(answer)
        .filter((request) => request.path.includes(part));
    },
    clearRequests,
    watchRequests: (watch) => change('PUT', '/requests', { watch }),
    setScenario: (settings) => change('PUT', '/scenario', settings),
    resetScenario,
    changeMenu: (restaurantId, menuChange) => change('PUT', menuPath(restaurantId), menuChange),
    removeMenu: (restaurantId) => change('DELETE', menuPath(restaurantId)),
    reset: async () => {
      await clearFaults();
      await Promise.all([clearRequests(), resetScenario()]);
    },
  };
}

const answerShape = z.object({ result: z.object({ message: z.string() }) });

export async function fetchSandboxMessage(url: string, init: RequestInit): Promise<string> {
  const answer: unknown = await (await fetch(url, init)).json();
  return answerShape.parse(answer).result.message;
}
