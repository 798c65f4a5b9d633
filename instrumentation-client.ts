import { guardHistory, keepInstallPromptBack } from '@/lib/browser/page-start';
import { createTrustedTypesPolicy } from '@/lib/security/trusted-types';
import type { TrustedTypes } from '@/lib/security/trusted-types';

declare global {
  /** Undefined in browsers without trusted types. */
  var trustedTypes: TrustedTypes | undefined;
}

// The policy must exist before the framework adds a script.
if (globalThis.trustedTypes) createTrustedTypesPolicy(globalThis.trustedTypes, location.href);

keepInstallPromptBack();
guardHistory();
