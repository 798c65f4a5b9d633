import { routes } from '@/lib/addresses/routes';
import { numberSections, paragraph, prose } from '../block.ts';
import type { LegalDocument } from '../block.ts';
import { ADDITIONAL_ACT_UPDATED_ON } from '../../business-facts.ts';
import { laws } from '../laws.ts';
import type { LegalContext } from '../legal-context.ts';
import { sectionLink } from '../legal-links.ts';
import { actAnnexText } from './act-annex-text.ts';
import { actSectionsText, ANNEX_ID } from './act-sections-text.ts';

export function actText(context: LegalContext): LegalDocument {
  return {
    path: routes.additionalAct(),
    title: 'Act adițional privind prelucrarea datelor',
    description: `Condițiile în care ${context.brandName} prelucrează date în numele restaurantelor: instrucțiuni, securitate, subîmputerniciți, incidente, cereri și Anexa 1.`,
    lastUpdated: ADDITIONAL_ACT_UPDATED_ON,
    introduction: [
      paragraph(
        prose`Act adițional la contractul de furnizare a platformei ${context.brandName}, încheiat potrivit art. 28 din ${laws.dataProtection.name} între client și furnizor. ${sectionLink(ANNEX_ID, 'Anexa 1')} face parte din el.`,
      ),
    ],
    sections: [...numberSections(actSectionsText(context)), actAnnexText()],
  };
}
