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

/** What browsers and programs accept; the site sends Brotli only to those that take both. */
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

/** The places at which a visitor can ask for a page. */
export const originsOf = ({ sites, edge }: Cluster): readonly string[] => [
  ...sites.map(({ origin }) => origin),
  edge.origin,
];

/** Changes the price of one dish at the provider, without a signed call. */
export const setPrice = ({ provider }: Cluster, price: number): Promise<void> =>
  provider.control.changeMenu(RESTAURANT, { product: { name: DISH, price } });

/** Resolves to status and outcome of a signed call for the restaurant. */
export async function announce(origin: string): Promise<readonly [number, unknown]> {
  const { status, body } = await sendSignedCall(origin, { restaurant: RESTAURANT });
  return [status, JSON.parse(body)];
}

/** Resolves to the places and encodings in which the menu does not contain the text. */
async function findMenusWithout(cluster: Cluster, text: string): Promise<readonly string[]> {
  const copies = originsOf(cluster).flatMap((origin) =>
    ENCODINGS.map((encoding) => ({ origin, encoding })),
  );
  const visits = await Promise.all(
    copies.map(({ origin, encoding }) => visit(origin, MENU, encoding)),
  );
  return copies
    .map(({ origin, encoding }, place) => ({ name: `${origin} ${encoding}`, ...visits[place] }))
    .filter(({ status, text: page }) => status !== 200 || page?.includes(text) !== true)
    .map(({ name, status }) => `${name}: ${status}`);
}

/**
 * Throws unless the menu contains the text everywhere in time. Resolves to the milliseconds until all
 * requests that were sent together got it; the time of the answers, in which the first Brotli copy is
 * made, does not count.
 */
export async function waitForMenus(
  cluster: Cluster,
  text: string,
  withinMs: number,
): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const sentAfterMs = performance.now() - startedAt;
    const missing = await findMenusWithout(cluster, text);
    if (missing.length === 0) return sentAfterMs;
    if (sentAfterMs > withinMs) {
      throw new Error(`After ${withinMs} ms no '${text}' at ${missing.join(', ')}`);
    }
    await pause(POLL_MS);
  }
}
