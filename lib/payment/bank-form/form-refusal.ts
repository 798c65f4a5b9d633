/** Why a provider's payment HTML is not used. For the log: none of them carries any of its content. */
export type FormRefusal =
  | 'no form'
  /** Also one inside another, which browsers would melt into one. */
  | 'several forms'
  | 'too many elements'
  /** A `<base>` turns every address of the document around. */
  | 'base address'
  /** Missing, relative, not https, or with a name and a password in it. */
  | 'action'
  | 'foreign action'
  | 'method'
  | 'encoding'
  /** A button that sends the form to an address of its own. */
  | 'button with an action'
  | 'file'
  /** A control that our own form cannot stand in for. */
  | 'control'
  /** `submit`, which would hide the function of that name from every script. */
  | 'name'
  | 'no fields'
  | 'too many fields'
  | 'too long';
