/** A restaurant that the provider does not know (404) counts as unknown for this long at most. */
export const UNKNOWN_FOR_MS = 30_000;

/**
 * The provider is asked again after this time in two cases: it failed while no older value was
 * kept, or another instance did not share its answer in time.
 */
export const COLD_RETRY_AFTER_MS = 2_000;
