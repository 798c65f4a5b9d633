import type { z } from 'zod';

/** One answer of a call, as the OpenAPI document describes it. */
export function createJsonAnswer<Schema extends z.ZodType>(
  description: string,
  schema: Schema,
): {
  readonly description: string;
  readonly content: { readonly 'application/json': { readonly schema: Schema } };
} {
  return { description, content: { 'application/json': { schema } } };
}

/**
 * The JSON body that a call needs, with the example that the OpenAPI document shows. Without
 * `required`, a body of another content type would not be parsed.
 */
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
