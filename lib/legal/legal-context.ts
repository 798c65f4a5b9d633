import { getSettings } from '@/lib/config';
import type { Settings } from '@/lib/config';

/** The settings on which the legal documents depend. */
export type LegalContext = Pick<
  Settings,
  | 'brandName'
  | 'company'
  | 'supportPhone'
  | 'supportEmail'
  | 'siteUrl'
  | 'partnerPanelUrl'
  | 'metaPixelId'
  | 'vitalsSamplePercent'
  | 'offlineMenus'
>;

export function getLegalContext(): LegalContext {
  return getSettings();
}

/** The company's name, office and register numbers, without a full stop at the end. */
export function formatCompany({ company }: LegalContext): string {
  return `${company.legalName} (sediul social: ${company.registeredOffice}; cod unic de înregistrare: ${company.cui}; număr în Registrul Comerțului: ${company.tradeRegister})`;
}
