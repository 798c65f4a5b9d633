import { operatorRoutes } from '../../../lib/api/api-routes.ts';
import { signCall } from '../../../lib/revalidation/signature.ts';
import { sendRaw } from '../browser/raw-request.ts';
import type { RawAnswer } from '../browser/raw-request.ts';

export const REVALIDATE_SECRET = 'an-example-secret-of-32-characters';
export const NEXT_SECRET = 'the-next-secret-that-has-32-characters';

type CallOptions = {
  readonly secret?: string;
  /** These headers replace those of a valid call. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** A `target` that is a string is sent unchanged. */
export function sendSignedCall(
  origin: string,
  target: object | string,
  { secret = REVALIDATE_SECRET, headers = {} }: CallOptions = {},
): Promise<RawAnswer> {
  const body = typeof target === 'string' ? target : JSON.stringify(target);
  return sendRaw(origin, operatorRoutes.revalidate, {
    method: 'POST',
    body,
    headers: { ...signCall(secret, body), ...headers },
  });
}
