/** The type of a translation of `Texts`: the same keys and function parameters, but any strings. */
export type Words<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Words<Texts[Key]>;
};
