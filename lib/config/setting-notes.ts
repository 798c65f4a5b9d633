import { z } from 'zod';

/** What `README.md` and `.env.example` say about a setting, and what `npm start` warns about. */
export type SettingNote = {
  /** One line of Markdown. */
  readonly meaning: string;
  /** Printed in place of a default that is long, worked out, or no value at all. */
  readonly defaultInWords?: string;
  /** The default stands for a value of the company's, which replaces it before going live. */
  readonly isExample?: true;
  /** The build freezes the value. */
  readonly isFrozen?: true;
  /** No code reads the setting yet: only a part that is still to come does. */
  readonly isUnused?: true;
  /** What a site that serves lacks without a value. */
  readonly lackWithout?: string;
};

export const settingNotes = z.registry<SettingNote>();
