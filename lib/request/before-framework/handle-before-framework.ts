import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { onRequestStart } from './on-request-start.ts';

/** Answers the request, or calls `passOn` so that the framework answers it. */
export type HandlerBeforeFramework = (
  request: IncomingMessage,
  response: ServerResponse,
  passOn: () => void,
) => void;

/**
 * Next does not expose its server, so the handler takes the place of the server's listeners at the
 * first request. The listeners of `onRequestStart` run before the handler, so every request is
 * still counted, limited and traced. The server on `metricsPort` keeps its listeners.
 */
export function handleBeforeFramework(
  handle: HandlerBeforeFramework,
  metricsPort: number | undefined,
): void {
  const known = new WeakSet<Server>();
  onRequestStart(({ request: { socket }, server }) => {
    if (known.has(server) || socket.localPort === metricsPort) return;
    known.add(server);
    const listeners = server.listeners('request');
    server.removeAllListeners('request').on('request', (request, response) => {
      handle(request, response, () => {
        for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
      });
    });
  });
}
