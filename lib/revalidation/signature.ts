import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/** The headers of a signed call (`docs/revalidation.md`). */
export const TIMESTAMP_HEADER = 'X-Revalidate-Timestamp';
export const NONCE_HEADER = 'X-Revalidate-Nonce';
export const SIGNATURE_HEADER = 'X-Revalidate-Signature';

export type SignedParts = {
  /** Seconds since 1970, as the caller sent them. */
  readonly timestamp: string;
  readonly nonce: string;
  /** The body, as the caller sent it. */
  readonly body: string | Uint8Array;
};

/**
 * HMAC-SHA256 in lower-case hexadecimal. The signed text has a dot between the parts. The route
 * accepts no dot in the time stamp or the nonce, so different parts never give the same text.
 */
export function formatSignature(secret: string, { timestamp, nonce, body }: SignedParts): string {
  const hmac = createHmac('sha256', secret).update(`${timestamp}.${nonce}.`);
  return hmac.update(body).digest('hex');
}

/**
 * The headers that sign a call. A repeated call needs new headers, because the route accepts each
 * nonce only once.
 */
export function signCall(secret: string, body: string): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const nonce = randomUUID();
  return {
    [TIMESTAMP_HEADER]: timestamp,
    [NONCE_HEADER]: nonce,
    [SIGNATURE_HEADER]: formatSignature(secret, { timestamp, nonce, body }),
  };
}

/** Takes the same time for any signature of the right length, against timing attacks. */
export function isSignedByOneOf(
  secrets: readonly string[],
  signature: string,
  parts: SignedParts,
): boolean {
  const sent = Buffer.from(signature);
  const matches = secrets.map((secret) => {
    const expected = Buffer.from(formatSignature(secret, parts));
    return sent.length === expected.length && timingSafeEqual(sent, expected);
  });
  return matches.includes(true);
}
