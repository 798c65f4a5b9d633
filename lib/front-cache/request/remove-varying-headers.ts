import type { IncomingMessage } from 'node:http';
import { CLIENT_HEADER } from '@/lib/request/client-address';

/**
 * These headers stay. For example, `proxy.ts` chooses the variant of a menu by `accept-language`
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
 * Removes all headers but those in `KEPT`. So the framework gets no `If-None-Match` and no
 * `Accept-Encoding`, and its answer is whole and uncompressed. And no removed header of one visitor
 * can change the answer that other visitors receive.
 */
export function removeVaryingHeaders(request: IncomingMessage): void {
  const kept = Object.entries(request.headers).filter(([name]) => KEPT.has(name));
  request.headers = Object.fromEntries(kept);
}
