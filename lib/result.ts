/** A value, or the reason why there is none. Expected failures travel like this; a throw is a bug. */
export type Result<Value, Failure> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure };

export function success<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function failed<Failure>(failure: Failure): {
  readonly ok: false;
  readonly failure: Failure;
} {
  return { ok: false, failure };
}

/** Closes a switch over a union: a state without a branch does not compile. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
