import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@/app/_styles/transaction';
import { ActivationPage } from '@/components/account/activation-page';
import { accountCopy } from '@/lib/i18n/transaction/account-copy';
import { getTransactionLanguage } from '@/lib/i18n/transaction-language';
import { transactionMetadata } from '@/lib/seo/transaction-metadata';

type Props = PageProps<'/activate/[token]'>;

export async function generateMetadata(): Promise<Metadata> {
  return transactionMetadata(accountCopy[await getTransactionLanguage()].activation.title);
}

export default async function Page({ params, searchParams }: Props): Promise<ReactNode> {
  const { token } = await params;
  return (
    <ActivationPage
      token={decodeURIComponent(token)}
      language={await getTransactionLanguage()}
      query={await searchParams}
    />
  );
}
