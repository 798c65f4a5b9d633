import { z } from 'zod';

/** What `README.md` and `.env.example` say about a setting, and what `npm start` warns about. */
export type SettingNote = {
  /** One line of Markdown. */
  readonly meaning: string;
  /** Printed instead of a default that is long, computed or absent. */
  readonly defaultInWords?: string;
  /** The default is an example. The company must set its own value before going live. */
  readonly isExample?: true;
  /** The build fixes the value: a change needs a new build. */
  readonly isFrozen?: true;
  /** No code reads the setting yet: it is reserved for a planned part. */
  readonly isUnused?: true;
  /** What the site lacks without a value, for the warning of `npm start`. */
  readonly lackWithout?: string;
};

export const settingNotes = z.registry<SettingNote>();
