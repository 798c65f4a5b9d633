import { getStores } from '@/lib/native-app/get-stores';
import { formatPhoneLink } from '@/lib/native-app/phone-link';
import type { PhoneLink } from '@/lib/native-app/phone-link';
import type { Stores } from '@/lib/native-app/store-links';
import { getSettings } from '@/lib/config';
import type { Language } from '@/lib/i18n/language';
import type { PageQuery } from '@/lib/i18n/language-choice';
import { getTransactionLanguage } from '@/lib/i18n/transaction-language';

type PaymentPageData = {
  readonly language: Language;
  readonly query: PageQuery;
  readonly phone: PhoneLink;
};

/** Who gets the money, and whose form takes the card: shown before the visitor leaves for the bank. */
export type Payee = { readonly merchant: string; readonly processor: string };

export async function getPaymentPageData(
  searchParams: Promise<PageQuery>,
): Promise<PaymentPageData> {
  const [language, query] = await Promise.all([getTransactionLanguage(), searchParams]);
  return { language, query, phone: formatPhoneLink(getSettings().supportPhone) };
}

export async function getFormPageData(
  searchParams: Promise<PageQuery>,
): Promise<PaymentPageData & { readonly payee: Payee }> {
  const { company, paymentProcessor } = getSettings();
  const payee = { merchant: company.legalName, processor: paymentProcessor.name };
  return { ...(await getPaymentPageData(searchParams)), payee };
}

export async function getExitPageData(
  searchParams: Promise<PageQuery>,
): Promise<PaymentPageData & { readonly stores: Stores }> {
  return { ...(await getPaymentPageData(searchParams)), stores: getStores() };
}
