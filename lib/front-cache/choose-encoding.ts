import { LRUCache } from 'lru-cache';

/** Preferred first among encodings that the client accepts equally. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof ENCODINGS)[number];

type Weights = ReadonlyMap<string, number>;

function parseWeights(acceptEncoding: string): Weights {
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    if (coding !== '') weights.set(coding === 'x-gzip' ? 'gzip' : coding, weight);
  }
  return weights;
}

/** Browsers send few different values. */
const boundedWeights = new LRUCache<string, Weights>({ max: 100 });
const MAX_REMEMBERED_LENGTH = 128;

function findWeights(acceptEncoding: string): Weights {
  const known = boundedWeights.get(acceptEncoding);
  if (known) return known;
  const weights = parseWeights(acceptEncoding);
  if (acceptEncoding.length <= MAX_REMEMBERED_LENGTH) boundedWeights.set(acceptEncoding, weights);
  return weights;
}

/** Zero for an encoding that the client refuses. A weight that cannot be parsed counts as zero. */
function getWeight(weights: Weights, encoding: Encoding): number {
  const weight = weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.001 : 0);
  return weight > 0 && weight <= 1 ? weight : 0;
}

/**
 * The encoding that the client prefers among those that are available. Undefined when the client
 * accepts none of them. Without the header only `identity` is accepted, because a client that
 * decodes sends it. A client that refuses everything gets `identity`, as from the framework.
 */
export function chooseEncoding(
  acceptEncoding: string | readonly string[] | undefined,
  available: readonly Encoding[],
): Encoding | undefined {
  const weights = findWeights(String(acceptEncoding ?? ''));
  const accepted = ENCODINGS.filter((encoding) => getWeight(weights, encoding) > 0);
  const usable = (accepted.length === 0 ? (['identity'] as const) : accepted).filter((encoding) =>
    available.includes(encoding),
  );
  // The sort is stable, so equal weights keep the order above.
  return usable.toSorted((a, b) => getWeight(weights, b) - getWeight(weights, a))[0];
}
