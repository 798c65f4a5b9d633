/** The languages of menus and of the transaction pages (reset, activation, payment). */
export type Language = 'ro' | 'en';

/** The query parameter with which a visitor chooses the language. It overrides Accept-Language. */
export const LANGUAGE_PARAM = 'lang';

/** The request header in which the server passes the chosen language to a transaction page. */
export const LANGUAGE_HEADER = 'x-visitor-language';

const LANGUAGES: readonly string[] = ['ro', 'en'] satisfies readonly Language[];

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && LANGUAGES.includes(value);
}

/** The attribute of a Romanian text on a page in another language. */
export const markText = (language: Language): { readonly lang?: 'ro' } =>
  language === 'ro' ? {} : { lang: 'ro' };
/** The attribute of a link to a Romanian page, on a page in another language. */
export const markLink = (language: Language): { readonly hrefLang?: 'ro' } =>
  language === 'ro' ? {} : { hrefLang: 'ro' };

/** The type of a translation of `Texts`: the same keys and function parameters, but any strings. */
export type Words<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Words<Texts[Key]>;
};
