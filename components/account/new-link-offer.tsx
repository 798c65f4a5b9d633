import type { ReactNode } from 'react';
import { AppOffer } from '@/components/app/app-offer';
import type { Language } from '@/lib/i18n/language';
import { accountCopy } from '@/lib/i18n/transaction/account-copy';

type Props = {
  readonly language: Language;
  /** Says where the user gets a new activation link or reset link. */
  readonly text: string;
};

export function NewLinkOffer({ language, text }: Props): ReactNode {
  const { newLinkHeading } = accountCopy[language];
  return <AppOffer language={language} heading={newLinkHeading} text={text} inApp={text} />;
}
