import { useSyncExternalStore } from 'react';
import { getConsent, watchConsent } from '@/lib/analytics/consent';
import type { Consent } from '@/lib/analytics/consent';

const getServerConsent = (): 'unknown' => 'unknown';

/** Returns 'unknown' on the server and during hydration. */
export function useConsent(): Consent | 'unknown' {
  return useSyncExternalStore<Consent | 'unknown'>(watchConsent, getConsent, getServerConsent);
}
