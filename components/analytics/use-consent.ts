import { useSyncExternalStore } from 'react';
import { getConsent, watchConsent } from '@/lib/analytics/consent';
import type { Consent } from '@/lib/analytics/consent';

const getServerConsent = (): 'unknown' => 'unknown';

/** 'unknown' on the server and until the browser has been asked. */
export function useConsent(): Consent | 'unknown' {
  return useSyncExternalStore<Consent | 'unknown'>(watchConsent, getConsent, getServerConsent);
}
