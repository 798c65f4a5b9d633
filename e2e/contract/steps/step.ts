import { randomUUID } from 'node:crypto';
import type { ProviderClient } from '../../../lib/provider/transport/client.ts';
import type { Expectation } from '../check-exchange.ts';
import type { Finding } from '../report/finding.ts';

export type Step = {
  /** The title contains no token, and at most the first three characters of a personal id. */
  readonly title: string;
  readonly expectation: Expectation;
  /** Makes the call and reads the answer as the site does. */
  readonly ask: (client: ProviderClient) => Promise<readonly Finding[]>;
};

const SHOWN_LETTERS = 3;

export const hideEnd = (id: string): string => `${id.slice(0, SHOWN_LETTERS)}…`;

/**
 * Creates a text that is valid as an id of any kind and as a token, but unknown to the provider.
 */
export const createUnknown = (): string => `contract-${randomUUID()}`;
