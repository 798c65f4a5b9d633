import type { Language } from './language.ts';

/** The name of each language in the language itself, in the order in which pages show the names. */
export const languageNames = [
  { language: 'ro', code: 'RO', name: 'Română' },
  { language: 'en', code: 'EN', name: 'English' },
] as const satisfies readonly {
  readonly language: Language;
  readonly code: string;
  readonly name: string;
}[];
