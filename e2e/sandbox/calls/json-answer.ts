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

/** The JSON body that a call needs. Without `required`, one of another type would pass unread. */
export function createJsonPayload<Schema extends z.ZodType>(
  schema: Schema,
): {
  readonly required: true;
  readonly content: { readonly 'application/json': { readonly schema: Schema } };
} {
  return { required: true, content: { 'application/json': { schema } } };
}
