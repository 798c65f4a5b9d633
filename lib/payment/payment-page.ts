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

/** Where the app is to be had, and its name on Android. */
export type AppAddresses = {
  readonly appStore: string;
  readonly playStore: string;
  readonly androidPackage: string;
};

/** What every payment page is told: for whom it speaks, how it was asked for, and whom to call. */
export async function getPaymentPage(searchParams: Promise<PageQuery>): Promise<PaymentPage> {
  const [language, query] = await Promise.all([getVisitorLanguage(), searchParams]);
  return { language, query, phone: formatPhoneLink(getSettings().supportPhone) };
}

/** As `getPaymentPage`, plus the store addresses of the app. */
export async function getExitPage(
  searchParams: Promise<PageQuery>,
): Promise<PaymentPage & { readonly app: AppAddresses }> {
  const { appStoreUrl, playStoreUrl, androidPackage } = getSettings();
  const app = { appStore: appStoreUrl, playStore: playStoreUrl, androidPackage };
  return { ...(await getPaymentPage(searchParams)), app };
}
