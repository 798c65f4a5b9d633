import { setTimeout as pause } from 'node:timers/promises';
import { routes } from '../../../lib/addresses/routes.ts';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { sendSignedCall } from '../../support/servers/signed-call.ts';
import type { Cluster } from './start-cluster.ts';

const ANSWER_WITHIN_MS = 10_000;
const POLL_MS = 20;

const [restaurant, other] = catalogue;
/** The restaurant whose menu the tests change. */
export const RESTAURANT = restaurant?.shortName ?? '';
/** A restaurant that the tests do not change. */
export const OTHER_RESTAURANT = other?.shortName ?? '';
export const OTHER_NAME = other?.name ?? '';
export const MENU = routes.menu({ restaurantId: RESTAURANT });
const DISH = restaurant?.categories[0]?.products[0]?.name ?? '';

/**
 * Values of Accept-Encoding. `br` alone is not one of them, because the edge sends Brotli only to
 * clients that also accept gzip.
 */
export const ENCODINGS = ['identity', 'gzip', 'gzip, br'] as const;

export type Visit = {
  readonly status: number;
  readonly text: string;
  /** When the request was sent, as a value of `performance.now()`. */
  readonly sentAt: number;
};

/** Rejects when no complete answer arrives within `ANSWER_WITHIN_MS`. */
export async function visit(
  origin: string,
  path: string,
  encoding: (typeof ENCODINGS)[number] = 'gzip, br',
): Promise<Visit> {
  const sentAt = performance.now();
  const answer = await fetch(`${origin}${path}`, {
    headers: { 'accept-encoding': encoding, 'accept-language': 'ro' },
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  return { status: answer.status, text: await answer.text(), sentAt };
}

/** The origins of the cluster's two instances and of its edge. */
export const originsOf = ({ sites, edge }: Cluster): readonly string[] => [
  ...sites.map(({ origin }) => origin),
  edge.origin,
];

/** Changes the price of one dish at the provider, without a signed call to the site. */
export const setPrice = ({ provider }: Cluster, price: number): Promise<void> =>
  provider.control.changeMenu(RESTAURANT, { product: { name: DISH, price } });

/** Sends a signed call for `RESTAURANT`. Resolves to the answer's status and its parsed body. */
export async function announce(origin: string): Promise<readonly [number, unknown]> {
  const { status, body } = await sendSignedCall(origin, { restaurant: RESTAURANT });
  return [status, JSON.parse(body)];
}

/**
 * Requests the menu from every origin in every encoding, and repeats each request until its answer
 * is current: it has the status 200 and contains `text`. Resolves to the milliseconds from the
 * start of this function to the last request whose answer was not current, or to 0 when all answers
 * were current. Rejects when a request gets no complete answer, or when a request that was sent
 * more than `withinMs` after the start gets an answer that is not current.
 */
export async function waitForMenus(
  cluster: Cluster,
  text: string,
  withinMs: number,
): Promise<number> {
  const startedAt = performance.now();
  const waitFor = async (
    origin: string,
    encoding: (typeof ENCODINGS)[number],
    lastNotCurrentMs = 0,
  ): Promise<number> => {
    const { status, text: page, sentAt } = await visit(origin, MENU, encoding);
    if (status === 200 && page.includes(text)) return lastNotCurrentMs;
    const sentAfterMs = sentAt - startedAt;
    if (sentAfterMs > withinMs) {
      throw new Error(`After ${withinMs} ms no '${text}' at ${origin} (${encoding}): ${status}`);
    }
    await pause(POLL_MS);
    return waitFor(origin, encoding, sentAfterMs);
  };
  const waits = originsOf(cluster).flatMap((origin) =>
    ENCODINGS.map((encoding) => waitFor(origin, encoding)),
  );
  return Math.max(...(await Promise.all(waits)));
}
