import type { z } from 'zod';
import { parseText } from './parse-fields.ts';

/** Reads optional fields of one answer and counts those that violate their schema. */
export type OptionalFields = {
  /** Undefined for a missing, null, blank or invalid field. Counts an invalid field as dropped. */
  readonly read: <Value>(schema: z.ZodType<Value>, value: unknown) => Value | undefined;
  /** Counts values that the caller itself has dropped, for example items of a list. */
  readonly addDropped: (count: number) => void;
  readonly countDropped: () => number;
};

const isSent = (value: unknown): boolean =>
  typeof value === 'string'
    ? parseText(value) !== undefined
    : value !== undefined && value !== null;

export function createOptionalFields(): OptionalFields {
  let dropped = 0;
  return {
    read: (schema, value) => {
      if (!isSent(value)) return undefined;
      const parsed = schema.safeParse(value);
      if (!parsed.success) dropped += 1;
      return parsed.data;
    },
    addDropped: (count) => {
      dropped += count;
    },
    countDropped: () => dropped,
  };
}
