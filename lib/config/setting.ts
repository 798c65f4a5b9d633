import { z } from 'zod';

type SettingNote = {
  /** One line of Markdown. */
  readonly meaning: string;
  /** The README's table prints this instead of a default that is long, computed or absent. */
  readonly defaultInWords?: string;
  /** The README's table prints the example. */
  readonly isExampleShown?: true;
  /** A change needs a new build. */
  readonly isFrozen?: true;
  /** No prerendered page contains the value, so a change of it leaves these pages valid. */
  readonly isAbsentFromPages?: true;
  /** What the site lacks without a value, for the warning of `npm start`. */
  readonly lackWithout?: string;
};

/**
 * The default, as the text of the variable. An example is a default that the company must replace
 * before going live.
 */
type SettingDefault = { readonly default: string } | { readonly example: string };

export type RegisteredSetting = SettingNote & {
  readonly name: string;
  /** The default or the example, unless it is empty. */
  readonly defaultValue: string | undefined;
  readonly isExample: boolean;
};

export const settingRegistry = z.registry<RegisteredSetting>();

/** `name` is the environment variable. */
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
