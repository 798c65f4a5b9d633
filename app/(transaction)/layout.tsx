import type { ReactNode } from 'react';
import { TransactionDocument } from '@/components/chrome/document/transaction-document';
import { getVisitorLanguage } from '@/lib/i18n/visitor-language';

type Props = { readonly children: ReactNode };

/**
 * Reads the visitor's language from the request. This makes every page of the group dynamic, which
 * the nonce requires too.
 */
export default async function TransactionLayout({ children }: Props): Promise<ReactNode> {
  return (
    <TransactionDocument language={await getVisitorLanguage()}>{children}</TransactionDocument>
  );
}
