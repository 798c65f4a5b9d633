import { routes } from '@/lib/addresses/routes';
import { formatPhoneLink } from '@/lib/native-app/phone-link';
import type { LegalContext, LegalLink } from './block.ts';

/** Google Play can show a link to the section with this id, so the id must not change. */
export const ACCOUNT_DELETION_ID = 'stergerea-contului';

export const legalLinks = {
  privacy: { href: routes.privacy(), label: 'Politica de confidențialitate' },
  terms: { href: routes.terms(), label: 'Termenii și condițiile' },
  coinsTerms: { href: routes.coinsTerms(), label: 'Regulamentul programului de monede' },
  cookies: { href: routes.cookies(), label: 'Politica de cookie-uri' },
  additionalAct: {
    href: routes.additionalAct(),
    label: 'Actul adițional privind prelucrarea datelor',
  },
  eula: { href: routes.eula(), label: 'Acordul de licență (EULA)' },
  accessibility: { href: routes.accessibility(), label: 'Declarația de accesibilitate' },
  accountDeletion: {
    href: `${routes.privacy()}#${ACCOUNT_DELETION_ID}`,
    label: 'Ștergerea contului',
  },
  consumerAuthority: { href: 'https://anpc.ro/', label: 'anpc.ro' },
  disputeResolution: { href: 'https://anpc.ro/ce-este-sal/', label: 'anpc.ro/ce-este-sal' },
  dataAuthority: { href: 'https://www.dataprotection.ro/', label: 'dataprotection.ro' },
} as const satisfies Readonly<Record<string, LegalLink>>;

export const emailLink = ({ supportEmail }: LegalContext): LegalLink => ({
  href: `mailto:${supportEmail}`,
  label: supportEmail,
});

export const phoneLink = ({ supportPhone }: LegalContext): LegalLink =>
  formatPhoneLink(supportPhone);

export const sectionLink = (id: string, label: string): LegalLink => ({
  href: `#${id}`,
  label,
});
