/**
 * Why the site refuses the provider's HTML of a payment form. These texts are logged, so they quote
 * nothing from the HTML, which may contain personal data.
 */
export type FormRefusal =
  | 'no form'
  /** More than one form, beside or inside each other. */
  | 'several forms'
  | 'too many elements'
  /** The document has a `<base>`, which can change every relative address of the document. */
  | 'base address'
  /**
   * The action is missing, malformed, relative or too long, contains a user name or a password, or
   * is refused by `isAsSafeAsSite`.
   */
  | 'action'
  /** The origin of the action is not one of the allowed origins. */
  | 'foreign action'
  | 'method'
  | 'encoding'
  /** A control with the attribute `formaction`, `formmethod` or `formenctype`. */
  | 'control with an action'
  | 'file'
  /** A radio button, or a control with the attribute `multiple`. */
  | 'control'
  /**
   * A field name with a control character, or the name `submit` or `requestSubmit`. A field with
   * one of these two names hides the form's function of the same name.
   */
  | 'name'
  | 'no fields'
  | 'too many fields'
  /** The name or the value of a field. The options of a select are not checked. */
  | 'too long';
