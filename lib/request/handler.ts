import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers the request, or calls `passOn` to give it to the next handler. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  passOn: () => void,
) => void;
