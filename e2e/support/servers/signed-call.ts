import { operatorRoutes } from '../../../lib/api/api-contract.ts';
import { signCall } from '../../../lib/revalidation/signature.ts';
import { sendRaw } from '../browser/raw-request.ts';
import type { RawAnswer } from '../browser/raw-request.ts';

export const REVALIDATE_SECRET = 'an-example-secret-of-32-characters';
export const NEXT_SECRET = 'the-next-secret-that-has-32-characters';

type CallOptions = {
  readonly secret?: string;
  /** Added to the headers of a valid call. A header of the same name is replaced. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** Announces a change to the site. Sends an object as JSON, and a string unchanged. */
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
