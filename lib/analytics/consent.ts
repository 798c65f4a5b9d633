import { STORAGE_KEYS } from '../browser/storage-keys.ts';
import { readStored, writeStored } from '../browser/storage.ts';

export type ConsentChoice = 'accepted' | 'refused';

/** 'signalled': the browser sends Global Privacy Control, which is a refusal that nobody overrides. */
export type Consent = ConsentChoice | 'undecided' | 'signalled';

const CHANGED = 'acord-schimbat';

/** Whether the browser asks on its owner's behalf not to be followed (Global Privacy Control). */
function hasPrivacySignal(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/** Browser code only. What is stored is not trusted: anything but our two words is no choice. */
export function getConsent(): Consent {
  if (hasPrivacySignal()) return 'signalled';
  const stored = readStored('local', STORAGE_KEYS.consent);
  return stored === 'accepted' || stored === 'refused' ? stored : 'undecided';
}

export function saveConsent(choice: ConsentChoice): void {
  writeStored('local', STORAGE_KEYS.consent, choice);
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls back when the choice changes, here or in another tab. Returns what ends it. */
export function watchConsent(onChange: () => void): () => void {
  const events = [CHANGED, 'storage'] as const;
  for (const name of events) window.addEventListener(name, onChange);
  return () => {
    for (const name of events) window.removeEventListener(name, onChange);
  };
}
