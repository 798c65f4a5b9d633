import type { HttpBindings } from '@hono/node-server';

/** Gives Hono's handlers access to Node's request and response objects. */
export type ProviderEnvironment = { readonly Bindings: HttpBindings };
