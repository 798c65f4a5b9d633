/** The type of a translation: the keys and parameters of the Romanian texts, with other strings. */
export type Words<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Words<Texts[Key]>;
};
