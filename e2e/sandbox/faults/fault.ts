import { z } from 'zod';

/** Every way in which the sandbox can fail. `match` is a part of the path; see README.md. */
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
  'flapping',
  'down',
] as const;

export const faultSchema = z.strictObject({
  kind: z.enum(faultKinds),
  match: z.string().min(1).optional(),
});

export type FaultKind = (typeof faultKinds)[number];

export type Fault = { readonly kind: FaultKind; readonly match?: string | undefined };

/** What one request can be answered with: `flapping` comes down to 503, `down` takes none. */
export type AnsweredFault = Exclude<FaultKind, 'flapping' | 'down'>;
