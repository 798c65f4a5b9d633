import type { HttpBindings } from '@hono/node-server';

/** What Hono knows of a request beside the request itself: Node's own two objects. */
export type ProviderEnvironment = { readonly Bindings: HttpBindings };
