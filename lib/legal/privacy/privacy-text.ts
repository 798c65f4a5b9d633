import { routes } from '@/lib/addresses/routes';
import { numberSections, paragraph } from '../block.ts';
import type { LegalDocument } from '../block.ts';
import { PRIVACY_UPDATED_ON } from '../../business-facts.ts';
import { laws } from '../laws.ts';
import type { LegalContext } from '../legal-context.ts';
import { privacyDataText } from './privacy-data-text.ts';
import { privacyRetentionText } from './privacy-retention-text.ts';
import { privacyRightsText } from './privacy-rights-text.ts';
import { privacySecurityText } from './privacy-security-text.ts';
import { privacySharingText } from './privacy-sharing-text.ts';

export function privacyText(context: LegalContext): LegalDocument {
  return {
    path: routes.privacy(),
    title: 'Politica de confidențialitate',
    description: `Ce date cu caracter personal prelucrează ${context.brandName}, în ce scop, cât timp, ce drepturi aveți și cum vă ștergeți contul.`,
    lastUpdated: PRIVACY_UPDATED_ON,
    introduction: [
      paragraph(
        `Această politică vă informează, potrivit art. 13 și 14 din ${laws.dataProtection.name}, despre datele pe care le prelucrăm când folosiți ${context.brandName}.`,
      ),
    ],
    sections: numberSections([
      ...privacyDataText(context),
      ...privacySharingText(),
      ...privacyRetentionText(),
      ...privacySecurityText(),
      ...privacyRightsText(context),
    ]),
  };
}
