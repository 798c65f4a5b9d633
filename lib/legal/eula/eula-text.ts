import { routes } from '@/lib/addresses/routes';
import { numberSections, paragraph } from '../block.ts';
import type { LegalDocument } from '../block.ts';
import { EULA_UPDATED_ON } from '../../business-facts.ts';
import type { LegalContext } from '../legal-context.ts';
import { eulaLicenceText } from './eula-licence-text.ts';
import { eulaWarrantyText } from './eula-warranty-text.ts';

export function eulaText(context: LegalContext): LegalDocument {
  return {
    path: routes.eula(),
    title: 'Acord de licență pentru utilizatorul final (EULA)',
    description: `Licența aplicației mobile ${context.brandName}: dreptul de folosire, plăți, defecte, limitarea răspunderii și rolul magazinelor de aplicații.`,
    lastUpdated: EULA_UPDATED_ON,
    introduction: [
      paragraph(
        `Acordul stabilește cum puteți folosi aplicația ${context.brandName}. Termenii scriși cu majusculă sunt explicați în prima secțiune.`,
      ),
    ],
    sections: numberSections([...eulaLicenceText(context), ...eulaWarrantyText(context)]),
  };
}
