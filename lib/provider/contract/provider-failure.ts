/** The wait that a usable Retry-After header asks for. `parseRetryAfter` limits it to one hour. */
type Wait = { readonly retryAfterSeconds?: number | undefined };

/** Why the provider gave no usable answer. `reason` is for logs, `message` for the user. */
export type ProviderFailure =
  /**
   * The request was not sent, for example because the breaker is open or too many calls wait. If
   * the call was repeated, the second request was not sent, but the provider may have got the
   * first.
   */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timeout' }
  /**
   * The provider itself refused: a status of `REFUSALS` with `result.message` in the body
   * (`read-answer.ts`). `message` is plain text; undefined if it has no visible character.
   */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly message: string | undefined;
    }
  /**
   * Nothing that says whether the provider carried out the request: a broken connection, or an
   * answer outside the contract, which a gateway may have sent. For example a 5xx, a redirect, a
   * page, invalid JSON, or a 4xx without `result.message`.
   */
  | ({
      readonly kind: 'broken';
      readonly status: number | undefined;
      readonly reason: string;
      /**
       * The message of a 4xx or 5xx, as plain text. Only the calls of the group `account` read it.
       */
      readonly message?: string | undefined;
    } & Wait)
  | { readonly kind: 'unexpected-shape'; readonly reason: string };
