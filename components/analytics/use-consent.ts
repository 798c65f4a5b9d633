import { useSyncExternalStore } from 'react';
import { getConsent, watchConsent } from '@/lib/consent';
import type { Consent } from '@/lib/consent';

const getServerConsent = (): 'unknown' => 'unknown';

/** Returns 'unknown' on the server and during hydration. */
export function useConsent(): Consent | 'unknown' {
  return useSyncExternalStore<Consent | 'unknown'>(watchConsent, getConsent, getServerConsent);
}
