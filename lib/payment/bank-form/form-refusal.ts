/**
 * Why the site refuses the provider's HTML of a payment form. These texts are logged, so they quote
 * nothing from the HTML, which may contain personal data.
 */
export type FormRefusal =
  | 'no form'
  /** More than one form, beside or inside each other. */
  | 'several forms'
  | 'too many elements'
  /**
   * The action is missing, malformed, relative or too long, contains a user name or a password, or
   * is refused by `isAsSafeAsSite`.
   */
  | 'action'
  /** The origin of the action is not one of the allowed origins. */
  | 'foreign action'
  /** The method is `dialog`. */
  | 'method'
  /** A submit button with an action of its own that is refused. */
  | 'control with an action'
  /** No script submits the form, and only the diner could choose which button does. */
  | 'several buttons'
  | 'file'
  /**
   * A radio button, a range, a select or an address field with `multiple`, a text area with hard
   * line breaks, or a control that also submits the direction of its text.
   */
  | 'control'
  /** A field name with a control character, or `_charset_` for a field that is not hidden. */
  | 'name'
  | 'no fields'
  | 'too many fields'
  /** The name or the value of a field. The options of a select are not checked. */
  | 'too long';
