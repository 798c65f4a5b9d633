import { formatPhoneLink } from '@/lib/app/phone-link';
import type { PhoneLink } from '@/lib/app/phone-link';
import { getSettings } from '@/lib/config';
import type { Language } from '@/lib/i18n/language';
import type { PageQuery } from '@/lib/i18n/language-query';
import { getVisitorLanguage } from '@/lib/i18n/visitor-language';

type PaymentPage = {
  readonly language: Language;
  readonly query: PageQuery;
  /** The telephone of support. */
  readonly phone: PhoneLink;
};

/** The app's store addresses, and its package name on Android. */
export type AppAddresses = {
  readonly appStore: string;
  readonly playStore: string;
  readonly androidPackage: string;
};

/** The props of every payment page: language, query and the telephone of support. */
export async function getPaymentPage(searchParams: Promise<PageQuery>): Promise<PaymentPage> {
  const [language, query] = await Promise.all([getVisitorLanguage(), searchParams]);
  return { language, query, phone: formatPhoneLink(getSettings().supportPhone) };
}

/** The props of the exit page: those of every payment page, and the app's addresses. */
export async function getExitPage(
  searchParams: Promise<PageQuery>,
): Promise<PaymentPage & { readonly app: AppAddresses }> {
  const { appStoreUrl, playStoreUrl, androidPackage } = getSettings();
  const app = { appStore: appStoreUrl, playStore: playStoreUrl, androidPackage };
  return { ...(await getPaymentPage(searchParams)), app };
}
