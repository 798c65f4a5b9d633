import type { HttpBindings } from '@hono/node-server';
import type { OpenAPIHono, z } from '@hono/zod-openapi';

// The OpenAPI document of the calls, and what the routes of the calls share for it.

/** Hono's handlers have access to Node's request and response objects. */
export type ProviderEnvironment = { readonly Bindings: HttpBindings };
export type ProviderApp = OpenAPIHono<ProviderEnvironment>;

export const PASSWORD_TOKEN = 'passwordToken';

export type OpenApiDocument = ReturnType<OpenAPIHono['getOpenAPI31Document']>;

const tags = [
  { name: 'Restaurants', description: 'The list of restaurants, and the menu of each.' },
  { name: 'Accounts', description: 'New passwords and activation, by a token from a message.' },
  { name: 'Payments', description: 'Forms for the page of the bank, and the orders they pay for.' },
  { name: 'Invoices', description: 'Where the document of an invoice is.' },
];

/** Describes the routes that `app.openapi` has registered before this function is called. */
export function createOpenApiDocument(app: ProviderApp, origin: string): OpenApiDocument {
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Sandbox provider',
      version: '1.0.0',
      description:
        'The calls that the site makes to the provider. The schemas of the JSON bodies are those of lib/provider/contract/wire.ts.',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: origin, description: 'The sandbox that sent this document' }],
    // By default a call needs no authentication. A call that needs it names a scheme in its route.
    security: [],
    tags,
  });
}

export function addSecuritySchemes(app: ProviderApp): void {
  app.openAPIRegistry.registerComponent('securitySchemes', PASSWORD_TOKEN, {
    type: 'apiKey',
    in: 'header',
    name: 'token',
    description:
      'The token from the link in a message about a new password. It belongs to one account, expires, and is used up by the new password. In the sandbox any value that begins with sandbox-token-valid works.',
  });
}

export function createJsonAnswer<Schema extends z.ZodType>(
  description: string,
  schema: Schema,
): {
  readonly description: string;
  readonly content: { readonly 'application/json': { readonly schema: Schema } };
} {
  return { description, content: { 'application/json': { schema } } };
}

/** Without `required` Hono would accept a request without a body and give the handler `{}`. */
export function createJsonPayload<Schema extends z.ZodType>(
  schema: Schema,
  example: z.input<Schema>,
): {
  readonly required: true;
  readonly content: {
    readonly 'application/json': { readonly schema: Schema; readonly example: z.input<Schema> };
  };
} {
  return { required: true, content: { 'application/json': { schema, example } } };
}
