/** A type with the keys of the Romanian texts and with any text as the value. */
export type Words<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Words<Texts[Key]>;
};
