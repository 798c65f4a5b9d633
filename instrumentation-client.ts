import { createTrustedTypesPolicy } from '@/lib/security/trusted-types';
import type { TrustedTypes } from '@/lib/security/trusted-types';

declare global {
  /** Missing in browsers without trusted types. */
  var trustedTypes: TrustedTypes | undefined;
}

// Next runs this file before it hydrates the page, so before any script is loaded by a script.
if (globalThis.trustedTypes) createTrustedTypesPolicy(globalThis.trustedTypes, location.href);
