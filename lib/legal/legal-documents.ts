import type { LegalName } from '@/lib/addresses/address-table';
import { accessibilityText } from './accessibility.ts';
import { actText } from './additional-act.ts';
import { getLegalContext } from './block.ts';
import type { LegalContext, LegalDocument } from './block.ts';
import { coinsTermsText } from './coins-terms.ts';
import { cookiesText } from './cookies.ts';
import { eulaText } from './eula.ts';
import { privacyText } from './privacy.ts';
import { termsText } from './terms.ts';

/** Each document has the same key as its page in `routes` (`lib/addresses/routes.ts`). */
export const legalDocuments = {
  privacy: privacyText,
  terms: termsText,
  coinsTerms: coinsTermsText,
  cookies: cookiesText,
  additionalAct: actText,
  eula: eulaText,
  accessibility: accessibilityText,
} as const satisfies Readonly<Record<LegalName, (context: LegalContext) => LegalDocument>>;

export type LegalDocumentName = keyof typeof legalDocuments;

export function getLegalDocument(name: LegalDocumentName): LegalDocument {
  return legalDocuments[name](getLegalContext());
}
