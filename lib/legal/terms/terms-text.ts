import { routes } from '@/lib/addresses/routes';
import { numberSections, paragraph } from '../block.ts';
import type { LegalDocument } from '../block.ts';
import { TERMS_UPDATED_ON } from '../../business-facts.ts';
import type { LegalContext } from '../legal-context.ts';
import { termsAccountText } from './terms-account-text.ts';
import { termsOrderText } from './terms-order-text.ts';
import { termsPartiesText } from './terms-parties-text.ts';
import { termsRulesText } from './terms-rules-text.ts';

/** The terms have 32 sections (requirement G-2). */
export function termsText(context: LegalContext): LegalDocument {
  return {
    path: routes.terms(),
    title: 'Termeni și condiții',
    description: `Condițiile în care folosiți ${context.brandName}: cont, comenzi, rezervări, plăți, abonament, monede, răspundere și soluționarea litigiilor.`,
    lastUpdated: TERMS_UPDATED_ON,
    introduction: [
      paragraph(
        `Acest document stabilește regulile după care folosiți ${context.brandName}, ca vizitator, utilizator sau restaurant. Vă rugăm să îl citiți înainte de a crea un cont.`,
      ),
    ],
    sections: numberSections([
      ...termsPartiesText(context),
      ...termsAccountText(context),
      ...termsOrderText(context),
      ...termsRulesText(context),
    ]),
  };
}
