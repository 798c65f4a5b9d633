import type { ReactNode } from 'react';
import { OpenAppLink } from '@/components/native-app/open-app-link.client';
import { ButtonLink } from '@/components/ui/button';
import { getStores } from '@/lib/native-app/get-stores';
import { routes } from '@/lib/addresses/routes';
import { formatPhoneLink } from '@/lib/native-app/phone-link';
import { getSettings } from '@/lib/config';
import type { Language } from '@/lib/i18n/language';
import type { PageQuery } from '@/lib/i18n/language-choice';
import { accountCopy } from '@/lib/i18n/transaction/account-copy';
import { ActivationPanel } from './activation-panel.client.tsx';
import { NewLinkOffer } from './new-link-offer.tsx';

type Props = {
  readonly token: string;
  readonly language: Language;
  readonly query: PageQuery;
};

/**
 * Rendering makes no call to the provider. `ActivationPanel` posts the activation in the browser.
 */
export function ActivationPage({ token, language, query }: Props): ReactNode {
  const { activation, home } = accountCopy[language];
  const phone = formatPhoneLink(getSettings().supportPhone);
  return (
    <ActivationPanel
      token={token}
      language={language}
      query={query}
      phone={phone}
      openApp={<OpenAppLink language={language} stores={getStores()} />}
      newLink={<NewLinkOffer language={language} text={activation.newLink} phone={phone} />}
    >
      <ButtonLink href={routes.home()} tone="quiet">
        {home}
      </ButtonLink>
    </ActivationPanel>
  );
}
