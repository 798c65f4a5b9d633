import { createRequire } from 'node:module';
import type * as NextEnv from '@next/env';

// A named import fails, because Node cannot detect the exports of this CommonJS package.
const { loadEnvConfig, resetEnv }: typeof NextEnv = createRequire(import.meta.url)('@next/env');

/** `@next/env` applies no settings file, such as `.env`, if this environment variable is set. */
export const withoutSettingsFiles = { __NEXT_PROCESSED_ENV: 'true' } as const;

/**
 * Adds the variables of the settings files to `process.env`. A variable that is already set there,
 * even to an empty text, keeps its value (`docs/decisions/0027-settings.md`). Child processes
 * inherit the variables and do not read the files again.
 */
export function loadSettingsFiles(folder: string, mode: 'production' | 'development'): void {
  const environment = { ...process.env };
  loadEnvConfig(folder, mode === 'development');
  // If a file also sets a variable of the environment, `@next/env` replaces `$NAME` in the value
  // from the environment. The next line restores that value.
  Object.assign(process.env, environment, withoutSettingsFiles);
}

/** Call this before you start a child process that reads the settings files itself. */
export function unloadSettingsFiles(): void {
  resetEnv();
}
