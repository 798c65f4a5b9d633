import { settingNotes } from './setting-notes.ts';
import type { SettingNote } from './setting-notes.ts';
import { settingSchema } from './setting-schema.ts';

export type ListedSetting = SettingNote & {
  readonly name: string;
  /** The default as an environment variable has it; undefined without a default. */
  readonly defaultValue: string | undefined;
};

/** Every setting in the order of the schema. Throws when one has no note. */
export function listSettings(): readonly ListedSetting[] {
  return Object.entries(settingSchema.shape).map(([name, schema]) => {
    const note = settingNotes.get(schema);
    if (note === undefined) throw new Error(`${name} has no note`);
    const value = schema.parse(undefined);
    const written = Array.isArray(value) ? value.join(' ') : String(value ?? '');
    return { ...note, name, defaultValue: written === '' ? undefined : written };
  });
}
