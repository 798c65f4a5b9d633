import { z } from 'zod';

export const faultKinds = [
  '500',
  '502',
  '503',
  '429',
  'hang-before-headers',
  'hang-after-headers',
  'drip',
  'reset',
  'wrong-type',
  'bad-json',
  'wrong-shape',
  'huge',
  'gzip-bomb',
  'redirect',
  'gateway-404',
  'gateway-maintenance',
  'gateway-empty',
  'flapping',
  'down',
] as const;

export type FaultKind = (typeof faultKinds)[number];

/** The console shows these texts. */
export const faultEffects: Readonly<Record<FaultKind, string>> = {
  '500': 'Answers 500 with a message.',
  '502': 'Answers 502 with a message.',
  '503': 'Answers 503 with a message.',
  '429': 'Answers 429 with a message and Retry-After.',
  'hang-before-headers': 'Accepts the request and never answers.',
  'hang-after-headers': 'Sends the headers and the start of the body, then nothing.',
  drip: 'Sends one byte every 100 ms, without end.',
  reset: 'Resets the connection.',
  'wrong-type': 'Answers 200 with HTML.',
  'bad-json': 'Answers 200 with JSON that breaks off.',
  'wrong-shape': 'Answers 200 with JSON outside the contract.',
  huge: 'Answers 200 with 50 MB in the right shape, without Content-Length.',
  'gzip-bomb': 'Answers 200 with the same 50 MB, compressed to about 50 KB.',
  redirect: 'Answers 302 to /redirected, which answers 200.',
  'gateway-404': "Answers 404 as text, as a gateway does; not in the provider's form.",
  'gateway-maintenance': 'Answers 200 with a maintenance page and without a content type.',
  'gateway-empty': 'Answers 200 without a body.',
  flapping: 'Answers 503 twice, then as usual twice, and so on.',
  down: 'Refuses connections until the fault changes, on every path.',
};

/** Paths that contain `match`, by default `/api/`, get the fault. `down` ignores `match`. */
export const faultSchema = z.strictObject({
  kind: z.enum(faultKinds),
  match: z.string().min(1).optional(),
});

export type Fault = { readonly kind: FaultKind; readonly match?: string | undefined };

/**
 * The faults that one request can get. With `flapping` a request gets the fault `503` or the usual
 * answer. With `down` no request arrives.
 */
export type AnsweredFault = Exclude<FaultKind, 'flapping' | 'down'>;
