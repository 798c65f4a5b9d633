import type { LegalName } from '@/lib/addresses/address-table';
import { accessibilityText } from './accessibility-text.ts';
import { actText } from './act/act-text.ts';
import type { LegalDocument } from './block.ts';
import { coinsTermsText } from './coins-terms-text.ts';
import { cookiesText } from './cookies/cookies-text.ts';
import { eulaText } from './eula/eula-text.ts';
import { getLegalContext } from './legal-context.ts';
import type { LegalContext } from './legal-context.ts';
import { privacyText } from './privacy/privacy-text.ts';
import { termsText } from './terms/terms-text.ts';

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
