import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { onRequestStart } from './on-request-start.ts';

/**
 * The framework and this site both wait for the end of an answer: with eleven listeners after a
 * request with a body. Node warns of a leak above ten.
 */
const MAX_LISTENERS = 20;

/** Answers the request, or calls `passOn` to give it to the next handler or to the framework. */
export type HandlerBeforeFramework = (
  request: IncomingMessage,
  response: ServerResponse,
  passOn: () => void,
) => void;

/**
 * Next does not expose its server. So at the first request to a server the handler takes the place
 * of the server's `request` listeners. The listeners of `onRequestStart` run before the handler, so
 * metrics and traces include the requests that the handler answers. The server on `metricsPort`
 * keeps its listeners.
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
      response.setMaxListeners(MAX_LISTENERS);
      handle(request, response, () => {
        for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
      });
    });
  });
}
