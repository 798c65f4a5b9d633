import { readStored, STORAGE_KEYS, writeStored } from './browser/storage.ts';

export type ConsentChoice = 'accepted' | 'refused';

/** 'signalled': the browser sends Global Privacy Control, which overrides a stored choice. */
export type Consent = ConsentChoice | 'undecided' | 'signalled';

const CHANGED = 'acord-schimbat';

function hasPrivacySignal(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/** Browser code only. */
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
 * Calls `onChange` when the choice may have changed, in this tab or another. Returns a function
 * that stops the calls.
 */
export function watchConsent(onChange: () => void): () => void {
  const events = [CHANGED, 'storage'] as const;
  for (const name of events) window.addEventListener(name, onChange);
  return () => {
    for (const name of events) window.removeEventListener(name, onChange);
  };
}
