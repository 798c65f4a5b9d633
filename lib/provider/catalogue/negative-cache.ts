/** A restaurant that the provider does not know (404) counts as unknown for this long at most. */
export const UNKNOWN_FOR_MS = 30_000;

/**
 * How soon the provider is asked again after a failure, when no older value is kept, and after
 * another instance has not shared its answer in time.
 */
export const COLD_RETRY_AFTER_MS = 2_000;
