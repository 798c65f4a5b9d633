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

/** Values of Accept-Encoding. The edge sends Brotli only to clients that accept gzip too. */
export const ENCODINGS = ['identity', 'gzip', 'gzip, br'] as const;

export type Visit = {
  readonly status: number;
  readonly text: string;
  /** By the clock of `performance.now`. */
  readonly sentAt: number;
};

/** Rejects when there is no complete answer. */
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

/** The origins that serve pages: each instance, and the edge. */
export const originsOf = ({ sites, edge }: Cluster): readonly string[] => [
  ...sites.map(({ origin }) => origin),
  edge.origin,
];

/** Changes the price of one dish at the provider. No signed call tells the site of the change. */
export const setPrice = ({ provider }: Cluster, price: number): Promise<void> =>
  provider.control.changeMenu(RESTAURANT, { product: { name: DISH, price } });

/** Resolves to status and outcome of a signed call for the restaurant. */
export async function announce(origin: string): Promise<readonly [number, unknown]> {
  const { status, body } = await sendSignedCall(origin, { restaurant: RESTAURANT });
  return [status, JSON.parse(body)];
}

/**
 * Requests the menu from every origin in every encoding until each answer contains `text`. Resolves
 * to the milliseconds from the start of this function to the last request whose answer lacked
 * `text`, or to 0 when no answer lacked it. Rejects when an answer lacks `text` although its
 * request was sent more than `withinMs` after the start.
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
    lastWithoutMs = 0,
  ): Promise<number> => {
    const { status, text: page, sentAt } = await visit(origin, MENU, encoding);
    if (status === 200 && page.includes(text)) return lastWithoutMs;
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
