import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@/app/_styles/transaction';
import { ActivationPage } from '@/components/account/activation-page';
import { accountCopy } from '@/lib/i18n/transaction/account-copy';
import { getVisitorLanguage } from '@/lib/i18n/visitor-language';
import { transactionMetadata } from '@/lib/seo/metadata/transaction-metadata';

type Props = PageProps<'/activate/[token]'>;

export async function generateMetadata(): Promise<Metadata> {
  return transactionMetadata(accountCopy[await getVisitorLanguage()].activation.title);
}

export default async function Page({ params, searchParams }: Props): Promise<ReactNode> {
  const { token } = await params;
  return (
    <ActivationPage
      token={decodeURIComponent(token)}
      language={await getVisitorLanguage()}
      query={await searchParams}
    />
  );
}
