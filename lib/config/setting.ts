import { z } from 'zod';

/** What documents, warnings and fingerprints take from a row. */
type SettingNote = {
  /** One line of Markdown. */
  readonly meaning: string;
  /** Printed instead of a default that is long, computed or absent. */
  readonly defaultInWords?: string;
  /** The README's table prints the example. */
  readonly isExampleShown?: true;
  /** The build fixes the value: a change needs a new build. */
  readonly isFrozen?: true;
  /** No prerendered page contains the value, so pages stay valid when it changes. */
  readonly isUnprinted?: true;
  /** No code reads the setting yet: it is reserved for a planned part. */
  readonly isUnused?: true;
  /** What the site lacks without a value, for the warning of `npm start`. */
  readonly lackWithout?: string;
};

/**
 * The value when the variable is not set, written as in the variable: a default, or an example that
 * the company must replace before going live.
 */
type SettingDefault = { readonly default: string } | { readonly example: string };

export type RegisteredSetting = SettingNote & {
  readonly name: string;
  /** The default or the example; undefined without one. */
  readonly defaultValue: string | undefined;
  readonly isExample: boolean;
};

export const settingRegistry = z.registry<RegisteredSetting>();

/**
 * Makes the row of one setting from its environment variable, the kind of its value and its note.
 * Without a default or an example the value is undefined when the variable is not set.
 */
export function setting<Value>(
  name: string,
  kind: z.ZodType<Value, string>,
  note: SettingNote & SettingDefault,
): z.ZodType<Value>;
export function setting<Value>(
  name: string,
  kind: z.ZodType<Value, string>,
  note: SettingNote,
): z.ZodType<Value | undefined>;
export function setting(
  name: string,
  kind: z.ZodType<unknown, string>,
  { default: value, example, ...note }: SettingNote & { default?: string; example?: string },
): z.ZodType {
  const text = value ?? example;
  const schema = text === undefined ? kind.optional() : kind.prefault(text);
  const isExample = example !== undefined;
  return schema.register(settingRegistry, {
    ...note,
    name,
    defaultValue: text === '' ? undefined : text,
    isExample,
  });
}
