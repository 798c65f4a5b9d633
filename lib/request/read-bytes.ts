/**
 * Returns undefined for a body that has more than `maxBytes` or is cut off. The bytes are counted
 * as they arrive, because Content-Length may be missing or false.
 */
export async function readBytes(
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let received = 0;
  try {
    for await (const chunk of body ?? []) {
      received += chunk.length;
      if (received > maxBytes) return undefined;
      chunks.push(chunk);
    }
  } catch {
    return undefined;
  }
  const whole = new Uint8Array(received);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
