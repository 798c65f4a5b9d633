/**
 * Why a provider's payment HTML is not used. These texts are logged, so they contain nothing of the
 * HTML.
 */
export type FormRefusal =
  | 'no form'
  /** Also nested forms, which browsers would merge into one. */
  | 'several forms'
  | 'too many elements'
  /** A `<base>` changes every relative address of the document. */
  | 'base address'
  /** Missing, relative, too long, with credentials, or with a transport less safe than the site's. */
  | 'action'
  | 'foreign action'
  | 'method'
  | 'encoding'
  /** A button with its own address for the form. */
  | 'button with an action'
  | 'file'
  /** A control that our own form cannot replace. */
  | 'control'
  /** A name such as `submit`, with which the field would hide the form's method of that name. */
  | 'name'
  | 'no fields'
  | 'too many fields'
  | 'too long';
