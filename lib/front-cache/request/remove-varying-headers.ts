import type { IncomingMessage } from 'node:http';
import { CLIENT_HEADER } from '@/lib/request/client-address';

/**
 * These headers stay: `proxy.ts`, for example, chooses the variant of a page by `accept-language`
 * and `user-agent`.
 */
const KEPT: ReadonlySet<string> = new Set([
  'accept',
  'accept-language',
  'connection',
  'host',
  'user-agent',
  CLIENT_HEADER,
]);

/**
 * Removes all headers but those above. So the framework's answer is whole and uncompressed, and no
 * other header of one visitor changes the answer that others receive.
 */
export function removeVaryingHeaders(request: IncomingMessage): void {
  const kept = Object.entries(request.headers).filter(([name]) => KEPT.has(name));
  request.headers = Object.fromEntries(kept);
}
