import type { Dispatcher } from 'undici';
import type { ProviderPath } from '../contract/paths.ts';
import type { CallLimits, CallName } from './call-limits.ts';

export type ProviderCall = {
  readonly name: CallName;
  readonly path: ProviderPath;
  readonly headers?: Readonly<Record<string, string>>;
  /** The request sends the payload as JSON. */
  readonly payload?: unknown;
  /**
   * The id of the call in the log and in the header `x-correlation-id`. If undefined, the client
   * uses the id from `getRequestContext`, or else a new id.
   */
  readonly correlationId?: string | undefined;
};

export function toRequest(
  call: ProviderCall,
  { method, accepts }: CallLimits,
  correlationId: string,
): Pick<Dispatcher.RequestOptions, 'path' | 'method' | 'headers' | 'body'> {
  const hasPayload = call.payload !== undefined;
  return {
    method,
    path: call.path,
    headers: {
      accept: accepts === 'html' ? 'text/html' : 'application/json',
      'accept-encoding': 'gzip, br',
      'x-correlation-id': correlationId,
      ...(hasPayload && { 'content-type': 'application/json' }),
      ...call.headers,
    },
    body: hasPayload ? JSON.stringify(call.payload) : null,
  };
}
