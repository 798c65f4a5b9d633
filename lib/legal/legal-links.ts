import { routes } from '@/lib/addresses/routes';
import { formatPhoneLink } from '@/lib/native-app/phone-link';
import type { LegalContext, LegalLink } from './block.ts';

/** Google Play can show a link to the section with this id, so the id must not change. */
export const ACCOUNT_DELETION_ID = 'stergerea-contului';

export const legalLinks = {
  privacy: { to: 'document', href: routes.privacy(), label: 'Politica de confidențialitate' },
  terms: { to: 'document', href: routes.terms(), label: 'Termenii și condițiile' },
  coinsTerms: {
    to: 'document',
    href: routes.coinsTerms(),
    label: 'Regulamentul programului de monede',
  },
  cookies: { to: 'document', href: routes.cookies(), label: 'Politica de cookie-uri' },
  additionalAct: {
    to: 'document',
    href: routes.additionalAct(),
    label: 'Actul adițional privind prelucrarea datelor',
  },
  eula: { to: 'document', href: routes.eula(), label: 'Acordul de licență (EULA)' },
  accessibility: {
    to: 'document',
    href: routes.accessibility(),
    label: 'Declarația de accesibilitate',
  },
  accountDeletion: {
    to: 'document',
    href: `${routes.privacy()}#${ACCOUNT_DELETION_ID}`,
    label: 'Ștergerea contului',
  },
  consumerAuthority: { to: 'address', href: 'https://anpc.ro/', label: 'anpc.ro' },
  disputeResolution: {
    to: 'address',
    href: 'https://anpc.ro/ce-este-sal/',
    label: 'anpc.ro/ce-este-sal',
  },
  dataAuthority: {
    to: 'address',
    href: 'https://www.dataprotection.ro/',
    label: 'dataprotection.ro',
  },
} as const satisfies Readonly<Record<string, LegalLink>>;

export const emailLink = ({ supportEmail }: LegalContext): LegalLink => ({
  to: 'address',
  href: `mailto:${supportEmail}`,
  label: supportEmail,
});

export const phoneLink = ({ supportPhone }: LegalContext): LegalLink => ({
  to: 'address',
  ...formatPhoneLink(supportPhone),
});

export const sectionLink = (id: string, label: string): LegalLink => ({
  to: 'address',
  href: `#${id}`,
  label,
});
