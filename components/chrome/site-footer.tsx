import type { Route } from 'next';
import type { ReactNode } from 'react';
import { CardMarks } from '@/components/trust/card-marks';
import {
  ANPC_SAL_URL,
  ANPC_URL,
  ConsumerBadges,
  PaymentBadge,
} from '@/components/trust/footer-badges';
import { LineDrawing } from '@/components/ui/icon';
import { ServerPart } from '@/components/ui/server-part';
import type { LegalName } from '@/lib/addresses/address-table';
import { routes } from '@/lib/addresses/routes';
import { formatPhoneLink } from '@/lib/native-app/phone-link';
import { getSettings } from '@/lib/config';
import { markLink } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';
import { chromeCopy } from '@/lib/i18n/site/every-page/chrome-copy';
import { trustCopy } from '@/lib/i18n/site/every-page/trust-copy';
import { legalLinks } from '@/lib/legal/legal-links';
import { BrandMark } from './brand.tsx';
import styles from './site-footer.module.scss';

/** When JavaScript is off, a link in place of the header's menu button leads to this id. */
export const FOOTER_NAVIGATION_ID = 'navigatie_subsol';

/** The underscore keeps the id distinct from the anchors of categories. */
const FOOTER_ID = 'subsol_pagina';

const MARK_HEIGHT_PX = 40;

type Props = { readonly language: Language };

/** The footer of public pages, at most one screen of a phone high (requirement F-16). */
export function SiteFooter({ language }: Props): ReactNode {
  const { footer } = chromeCopy[language];
  const { paymentProcessor, paymentBadgeId, paymentBadgeVariant } = getSettings();
  return (
    <ServerPart id={FOOTER_ID}>
      <footer id={FOOTER_ID} className={styles.footer}>
        <div className={styles.content}>
          <div className={styles.brand}>
            <BrandMark heightPx={MARK_HEIGHT_PX} />
            <p className={styles.tagline}>{footer.tagline}</p>
            <SocialLinks />
          </div>
          <div>
            <h2 className={styles.heading}>{footer.company}</h2>
            <CompanyLine language={language} />
            <SupportLinks />
          </div>
          <nav id={FOOTER_NAVIGATION_ID} aria-label={footer.label} className={styles.links}>
            <LinkGroup heading={footer.pages} links={getPageLinks(language)} language={language} />
            <LinkGroup heading={footer.legal} links={getLegalLinks(language)} language={language} />
          </nav>
          <div>
            <h2 className={styles.heading}>{footer.consumerProtection}</h2>
            <ConsumerBadges />
          </div>
          <div>
            <h2 className={styles.heading}>{footer.payments}</h2>
            <div className={styles.row}>
              <CardMarks />
              <PaymentBadge
                processor={paymentProcessor}
                hasId={paymentBadgeId !== undefined}
                variant={paymentBadgeVariant}
              />
            </div>
          </div>
        </div>
      </footer>
    </ServerPart>
  );
}

/** The footer of payments, accounts and invoices: company, support and legal in three rows. */
export function ShortFooter({ language }: Props): ReactNode {
  const { chrome, footer } = chromeCopy[language];
  const links: readonly FooterLink[] = [
    { href: routes.terms(), label: chrome.terms },
    { href: routes.privacy(), label: chrome.privacy },
    { href: routes.cookies(), label: footer.cookies },
    { href: routes.accessibility(), label: footer.accessibility },
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.rows}>
        <CompanyLine language={language} />
        <div className={styles.row}>
          <SupportLinks />
          <SocialLinks />
        </div>
        <nav id={FOOTER_NAVIGATION_ID} aria-label={footer.label}>
          <ul className={styles.row}>
            <Items links={links} language={language} />
            <li lang="ro">
              <a href={ANPC_URL} rel="noopener">
                {trustCopy.anpc}
              </a>
            </li>
            <li lang="ro">
              <a href={ANPC_SAL_URL} rel="noopener">
                {trustCopy.sal}
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}

/** The footer inside an app, without links to other pages. */
export function AppFooter({ language }: Props): ReactNode {
  return (
    <footer className={styles.footer}>
      <div className={styles.rows}>
        <CompanyLine language={language} />
        <SupportLinks />
      </div>
    </footer>
  );
}

/**
 * The company's identity, which Romania's Law 365/2002 requires. A line with a number is one
 * string: some browsers and extensions make a link of a number before hydration, and React then
 * compares only the text of the line.
 */
function CompanyLine({ language }: Props): ReactNode {
  const { taxId, tradeRegister, registeredOffice } = chromeCopy[language].footer;
  const { company } = getSettings();
  const parts = [
    company.legalName,
    `${taxId}: ${company.cui}`,
    `${tradeRegister}: ${company.tradeRegister}`,
    `${registeredOffice}: ${company.registeredOffice}`,
  ];
  return <p>{parts.join(' · ')}</p>;
}

function SupportLinks(): ReactNode {
  const { supportEmail, supportPhone } = getSettings();
  const phone = formatPhoneLink(supportPhone);
  return (
    <p className={styles.row}>
      <a href={phone.href}>{phone.label}</a>
      <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
    </p>
  );
}

/** Our own line drawings on a 24 px grid. */
const DRAWINGS = {
  facebook:
    'M14 21v-8h3l.5-3.5H14V7.5C14 6.4 14.6 6 15.6 6H18V3h-3c-2.9 0-4.5 1.7-4.5 4.3v2.2H8V13h2.5v8z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM17 6.9v.2',
} as const;

function SocialLinks(): ReactNode {
  const { social } = getSettings();
  return (
    <ul className={styles.social}>
      {(['facebook', 'instagram'] as const).map((network) => (
        <li key={network}>
          <a href={social[network]} rel="noopener" aria-label={trustCopy.social[network]}>
            <LineDrawing path={DRAWINGS[network]} />
          </a>
        </li>
      ))}
    </ul>
  );
}

type FooterLink = { readonly href: Route; readonly label: string };
type ItemsProps = { readonly links: readonly FooterLink[]; readonly language: Language };

function LinkGroup({ heading, ...items }: ItemsProps & { readonly heading: string }): ReactNode {
  return (
    <div>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        <Items {...items} />
      </ul>
    </div>
  );
}

function Items({ links, language }: ItemsProps): ReactNode {
  return links.map(({ href, label }) => (
    <li key={href}>
      <a href={href} {...markLink(language)}>
        {label}
      </a>
    </li>
  ));
}

function getPageLinks(language: Language): readonly FooterLink[] {
  const { chrome, footer } = chromeCopy[language];
  return [
    { href: routes.home(), label: chrome.home },
    { href: routes.restaurants(), label: chrome.restaurants },
    { href: routes.partner(), label: footer.partners },
    { href: routes.downloadApp(), label: footer.downloadApp },
  ];
}

/** Every legal document (requirement F-6). */
function getLegalLinks(language: Language): readonly FooterLink[] {
  const { footer } = chromeCopy[language];
  const links: Readonly<Record<LegalName | 'accountDeletion', FooterLink>> = {
    terms: { href: routes.terms(), label: footer.terms },
    privacy: { href: routes.privacy(), label: footer.privacy },
    accountDeletion: { href: legalLinks.accountDeletion.href, label: footer.accountDeletion },
    cookies: { href: routes.cookies(), label: footer.cookies },
    coinsTerms: { href: routes.coinsTerms(), label: footer.coinsTerms },
    additionalAct: { href: routes.additionalAct(), label: footer.additionalAct },
    eula: { href: routes.eula(), label: footer.eula },
    accessibility: { href: routes.accessibility(), label: footer.accessibility },
  };
  return Object.values(links);
}
