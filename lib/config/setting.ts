import { z } from 'zod';

type SettingNote = {
  /** One line of Markdown, for docs/settings.md and `.env.example`. */
  readonly meaning: string;
  /**
   * In docs/settings.md in place of the default, in `.env.example` only if the default is missing or
   * empty.
   */
  readonly defaultInWords?: string;
  /** docs/settings.md has the example value, not only the word 'Example'. */
  readonly isExampleShown?: true;
  /** A change of the value needs a new build. */
  readonly isFrozen?: true;
  /** No prerendered page contains the value, so these pages stay valid when the value changes. */
  readonly isAbsentFromPages?: true;
  /** What visitors see while the value is missing; a warning of `npm start` prints this. */
  readonly lackWithout?: string;
};

/**
 * The default, written as in the environment variable. An example is a default that the company
 * must replace before going live.
 */
type SettingDefault = { readonly default: string } | { readonly example: string };

export type RegisteredSetting = SettingNote & {
  readonly name: string;
  /** The default or the example. Undefined if there is none or its text is empty. */
  readonly defaultValue: string | undefined;
  readonly isExample: boolean;
};

export const settingRegistry = z.registry<RegisteredSetting>();

/** `name` is the name of the environment variable. */
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
