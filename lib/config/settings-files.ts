import { createRequire } from 'node:module';
import type * as NextEnv from '@next/env';

// The package is CommonJS in one minified file, of which Node finds no names to import.
const { loadEnvConfig, resetEnv }: typeof NextEnv = createRequire(import.meta.url)('@next/env');

/**
 * In a process with this variable neither `loadSettingsFiles` nor Next reads a settings file.
 * It is how `@next/env` itself tells child processes that the files are read already.
 */
export const withoutSettingsFiles = { __NEXT_PROCESSED_ENV: 'true' } as const;

/**
 * Adds the settings of the folder's `.env*` files to the environment of this process and of those
 * that it starts. A variable that the environment has already, even an empty one, stays as it is
 * (`docs/decisions/0027-settings.md`).
 */
export function loadSettingsFiles(folder: string, mode: 'production' | 'development'): void {
  loadEnvConfig(folder, mode === 'development');
  Object.assign(process.env, withoutSettingsFiles);
}

/** Restores the environment from before the files, for a child process that reads them by itself. */
export function unloadSettingsFiles(): void {
  resetEnv();
}
