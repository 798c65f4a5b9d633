import { getSettings } from '@/lib/config';
import { formatPhoneLink } from '@/lib/device/phone-link';
import type { PhoneLink } from '@/lib/device/phone-link';
import type { Language } from '@/lib/i18n/language';
import type { PageQuery } from '@/lib/i18n/language-query';
import { getVisitorLanguage } from '@/lib/i18n/visitor-language';

type PaymentPage = {
  readonly language: Language;
  readonly query: PageQuery;
  /** Of support. */
  readonly phone: PhoneLink;
};

/** What every payment page is told: for whom it speaks, how it was asked for, and whom to call. */
export async function getPaymentPage(searchParams: Promise<PageQuery>): Promise<PaymentPage> {
  const [language, query] = await Promise.all([getVisitorLanguage(), searchParams]);
  return { language, query, phone: formatPhoneLink(getSettings().supportPhone) };
}
