/** A restaurant that the provider does not know (404) counts as unknown for this long at most. */
export const UNKNOWN_FOR_MS = 30_000;

/**
 * The longest pause before the provider is asked again, in two cases: the provider failed and no
 * older value is kept, or another instance shared no answer in time and a kept value stays in use.
 */
export const COLD_RETRY_AFTER_MS = 2_000;
