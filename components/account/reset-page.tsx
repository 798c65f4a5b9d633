import type { ReactNode } from 'react';
import { formatPhoneLink } from '@/lib/native-app/phone-link';
import { getSettings } from '@/lib/config';
import type { Language } from '@/lib/i18n/language';
import type { PageQuery } from '@/lib/i18n/language-choice';
import { accountCopy } from '@/lib/i18n/transaction/account-copy';
import { NewLinkOffer } from './new-link-offer.tsx';
import { ResetPanel } from './reset-panel.client.tsx';

type Props = {
  readonly token: string;
  readonly language: Language;
  readonly query: PageQuery;
};

/**
 * Rendering makes no call to the provider. In the browser, `ResetPanel` asks our API to check the
 * token.
 */
export function ResetPage({ token, language, query }: Props): ReactNode {
  const { reset } = accountCopy[language];
  return (
    <ResetPanel
      token={token}
      language={language}
      query={query}
      phone={formatPhoneLink(getSettings().supportPhone)}
      newLink={<NewLinkOffer language={language} text={reset.newLink} />}
    />
  );
}
