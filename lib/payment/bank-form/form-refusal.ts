/** These texts are logged, so they contain no text of the HTML. */
export type FormRefusal =
  | 'no form'
  /** More than one form, beside or inside each other. */
  | 'several forms'
  | 'too many elements'
  /** A `<base>` changes every relative address of the document. */
  | 'base address'
  /**
   * The action is missing, relative or too long, contains credentials, or has a transport that is
   * less safe than the site's.
   */
  | 'action'
  | 'foreign action'
  | 'method'
  | 'encoding'
  /** A button with its own address, method or encoding for the form. */
  | 'button with an action'
  | 'file'
  /** A radio button, or a control that sends several values. */
  | 'control'
  /**
   * A field name with a control character, or a name such as `submit`: the field would hide the
   * form's function of that name.
   */
  | 'name'
  | 'no fields'
  | 'too many fields'
  | 'too long';
