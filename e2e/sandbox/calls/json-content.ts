import type { z } from 'zod';

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
