import type { ReactNode } from 'react';
import { TransactionDocument } from '@/components/chrome/transaction-document';
import { getTransactionLanguage } from '@/lib/i18n/transaction-language';

type Props = { readonly children: ReactNode };

/**
 * Reading the language from the request makes the pages of this route group dynamic. They must be
 * dynamic, because the scripts and the Content-Security-Policy of each response have a new nonce.
 */
export default async function TransactionLayout({ children }: Props): Promise<ReactNode> {
  return (
    <TransactionDocument language={await getTransactionLanguage()}>{children}</TransactionDocument>
  );
}
