import type { ReactNode } from 'react';
import { accountCopy } from '@/lib/i18n/account-copy';
import type { Language } from '@/lib/i18n/language';
import { AppOffer } from './app-offer.tsx';

type Props = {
  readonly language: Language;
  /** Where a new link is to be had, the same in the app. */
  readonly text: string;
};

/** The way on from a link that is refused. */
export function NewLinkOffer({ language, text }: Props): ReactNode {
  const { newLinkHeading } = accountCopy[language];
  return <AppOffer language={language} heading={newLinkHeading} text={text} inApp={text} />;
}
