import { LRUCache } from 'lru-cache';

/** In the order of our preference, which decides between encodings of equal weight. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof ENCODINGS)[number];

function parseWeights(acceptEncoding: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    if (coding !== '') weights.set(coding === 'x-gzip' ? 'gzip' : coding, weight);
  }
  return weights;
}

/**
 * Zero for an encoding that the client refuses. A weight that is no number from 0 to 1 counts as
 * zero. A client that names neither `identity` nor `*` accepts `identity` (RFC 9110, section
 * 12.5.3), as the last choice.
 */
function getWeight(weights: ReadonlyMap<string, number>, encoding: Encoding): number {
  // The smallest weight above zero is 0.001.
  const weightIfUnnamed = encoding === 'identity' ? 0.001 : 0;
  const weight = weights.get(encoding) ?? weights.get('*') ?? weightIfUnnamed;
  return weight > 0 && weight <= 1 ? weight : 0;
}

/** The encodings that the client accepts; the one that it prefers comes first. */
function parseAccepted(acceptEncoding: string): readonly Encoding[] {
  const weights = parseWeights(acceptEncoding);
  const accepted = ENCODINGS.filter((encoding) => getWeight(weights, encoding) > 0);
  if (accepted.length === 0) return ['identity'];
  // The sort is stable, so equal weights keep the order of `ENCODINGS`.
  return accepted.toSorted((a, b) => getWeight(weights, b) - getWeight(weights, a));
}

/** The accepted encodings for each `Accept-Encoding`; browsers send few different values. */
const boundedAccepted = new LRUCache<string, readonly Encoding[]>({ max: 100 });
const MAX_REMEMBERED_LENGTH = 128;

function listAccepted(acceptEncoding: string): readonly Encoding[] {
  const known = boundedAccepted.get(acceptEncoding);
  if (known) return known;
  const accepted = parseAccepted(acceptEncoding);
  if (acceptEncoding.length <= MAX_REMEMBERED_LENGTH) boundedAccepted.set(acceptEncoding, accepted);
  return accepted;
}

/**
 * The available encoding that the client prefers. Undefined if the client accepts none of the
 * available encodings. A client without `Accept-Encoding` gets only `identity`, because a client
 * that can decompress sends this header. A client that refuses every encoding gets only `identity`,
 * because the framework sends `identity` too.
 */
export function chooseEncoding(
  acceptEncoding: string | readonly string[] | undefined,
  available: readonly Encoding[],
): Encoding | undefined {
  const accepted = listAccepted(String(acceptEncoding ?? ''));
  return accepted.find((encoding) => available.includes(encoding));
}
