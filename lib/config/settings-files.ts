import { createRequire } from 'node:module';
import type * as NextEnv from '@next/env';

// Node cannot detect the named exports of this CommonJS package.
const { loadEnvConfig, resetEnv }: typeof NextEnv = createRequire(import.meta.url)('@next/env');

/** `@next/env` applies no settings file in a process with this variable. */
export const withoutSettingsFiles = { __NEXT_PROCESSED_ENV: 'true' } as const;

/**
 * A variable that is already set, even to an empty text, does not change
 * (`docs/decisions/0027-settings.md`).
 */
export function loadSettingsFiles(folder: string, mode: 'production' | 'development'): void {
  loadEnvConfig(folder, mode === 'development');
  Object.assign(process.env, withoutSettingsFiles);
}

/** Call this before you start a child process that reads the files itself. */
export function unloadSettingsFiles(): void {
  resetEnv();
}
