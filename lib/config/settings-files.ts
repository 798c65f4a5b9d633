import { createRequire } from 'node:module';
import type * as NextEnv from '@next/env';

// The package is one minified CommonJS file whose named exports Node cannot detect, so it is
// required.
const { loadEnvConfig, resetEnv }: typeof NextEnv = createRequire(import.meta.url)('@next/env');

/**
 * In a process with this variable neither `loadSettingsFiles` nor Next reads a settings file:
 * `@next/env` sets it to tell child processes that the files have been read.
 */
export const withoutSettingsFiles = { __NEXT_PROCESSED_ENV: 'true' } as const;

/**
 * Adds the settings of the folder's `.env*` files to the environment of this process and its
 * children. A variable that is already set, even to an empty text, does not change
 * (`docs/decisions/0027-settings.md`).
 */
export function loadSettingsFiles(folder: string, mode: 'production' | 'development'): void {
  loadEnvConfig(folder, mode === 'development');
  Object.assign(process.env, withoutSettingsFiles);
}

/** Restores the environment from before the files, for a child process that reads them itself. */
export function unloadSettingsFiles(): void {
  resetEnv();
}
