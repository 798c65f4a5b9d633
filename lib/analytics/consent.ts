import { STORAGE_KEYS } from '../browser/storage-keys.ts';
import { readStored, writeStored } from '../browser/storage.ts';

export type ConsentChoice = 'accepted' | 'refused';

/** 'signalled': the browser sends Global Privacy Control, a refusal that no stored choice overrides. */
export type Consent = ConsentChoice | 'undecided' | 'signalled';

const CHANGED = 'acord-schimbat';

/** Whether the browser sends the signal of Global Privacy Control. */
function hasPrivacySignal(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/** Any stored value except 'accepted' and 'refused' counts as undecided. Browser code only. */
export function getConsent(): Consent {
  if (hasPrivacySignal()) return 'signalled';
  const stored = readStored('local', STORAGE_KEYS.consent);
  return stored === 'accepted' || stored === 'refused' ? stored : 'undecided';
}

export function saveConsent(choice: ConsentChoice): void {
  writeStored('local', STORAGE_KEYS.consent, choice);
  window.dispatchEvent(new Event(CHANGED));
}

/**
 * Calls back when the choice may have changed in this or another tab, until the returned function
 * is called.
 */
export function watchConsent(onChange: () => void): () => void {
  const events = [CHANGED, 'storage'] as const;
  for (const name of events) window.addEventListener(name, onChange);
  return () => {
    for (const name of events) window.removeEventListener(name, onChange);
  };
}
