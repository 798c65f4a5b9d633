/** Why one of our own calls brought nothing, as far as a person can use it. */
export type PaymentFailure =
  /** The provider said no; `message` is its own plain text. */
  | { readonly kind: 'refused'; readonly message: string | undefined }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  | { readonly kind: 'offline' }
  /** No answer, or none in time: whether the call arrived, nobody can tell. */
  | { readonly kind: 'unknown' };
