import type { ReactNode } from 'react';
import { formatPhoneLink } from '@/lib/app/phone-link';
import { getSettings } from '@/lib/config';
import type { Language } from '@/lib/i18n/language';
import { chromeCopy } from '@/lib/i18n/site/every-page/chrome-copy';
import styles from './site-footer.module.scss';

/**
 * The company's identity and contact details, which Romania's Law 365/2002 requires. A line with a
 * number is one string: some browsers and extensions make a link of a number before hydration, and
 * React then compares only the text of the line.
 */
export function FooterContact({ language }: { readonly language: Language }): ReactNode {
  const { footer } = chromeCopy[language];
  const { company, supportEmail, supportPhone } = getSettings();
  const phone = formatPhoneLink(supportPhone);
  return (
    <div className={styles.group}>
      <h2 className={styles.heading}>{footer.company}</h2>
      <p className={styles.company}>{company.legalName}</p>
      <p>{`${footer.registeredOffice}: ${company.registeredOffice}`}</p>
      <p>{`${footer.taxId}: ${company.cui}`}</p>
      <p>{`${footer.tradeRegister}: ${company.tradeRegister}`}</p>
      <p>
        {footer.email}: <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </p>
      <p>
        {footer.phone}: <a href={phone.href}>{phone.label}</a>
      </p>
    </div>
  );
}
