import { formatPhoneLink } from '@/lib/app/phone-link';
import type { PhoneLink } from '@/lib/app/phone-link';
import { getSettings } from '@/lib/config';
import type { Language } from '@/lib/i18n/language';
import type { PageQuery } from '@/lib/i18n/language-query';
import { getTransactionLanguage } from '@/lib/i18n/transaction-language';

type PaymentPageData = {
  readonly language: Language;
  readonly query: PageQuery;
  readonly phone: PhoneLink;
};

export type AppAddresses = {
  readonly appStore: string;
  readonly playStore: string;
  readonly androidPackage: string;
};

export async function getPaymentPageData(
  searchParams: Promise<PageQuery>,
): Promise<PaymentPageData> {
  const [language, query] = await Promise.all([getTransactionLanguage(), searchParams]);
  return { language, query, phone: formatPhoneLink(getSettings().supportPhone) };
}

export async function getExitPageData(
  searchParams: Promise<PageQuery>,
): Promise<PaymentPageData & { readonly app: AppAddresses }> {
  const { appStoreUrl, playStoreUrl, androidPackage } = getSettings();
  const app = { appStore: appStoreUrl, playStore: playStoreUrl, androidPackage };
  return { ...(await getPaymentPageData(searchParams)), app };
}
