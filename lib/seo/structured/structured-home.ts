import { processors } from 'next-seo';
import type { Graph } from 'schema-dts';
import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import { homeCopy } from '@/lib/i18n/site/home-copy';
import { CURRENCY } from '@/lib/business-facts';
import { composeGraph } from './structured-graph.ts';
import { structuredIds } from './structured-ids.ts';

/** Search engines require a logo that is at least 112 px wide and high. */
const LOGO_PATH = '/icons/any-512.png';

export function structureHome(): Graph {
  const settings = getSettings();
  const { brandName, siteUrl, company, supportPhone, supportEmail, social } = settings;
  const url = `${siteUrl}${routes.home()}`;
  const organization = structuredIds.organization();
  return composeGraph(
    {
      '@type': 'Organization',
      '@id': organization,
      name: brandName,
      legalName: company.legalName,
      url,
      logo: `${siteUrl}${LOGO_PATH}`,
      email: supportEmail,
      telephone: supportPhone,
      address: processors.processAddress({
        streetAddress: company.registeredOffice,
        addressCountry: 'RO',
      }),
      sameAs: [social.facebook, social.instagram],
    },
    {
      '@type': 'WebSite',
      name: brandName,
      url,
      inLanguage: 'ro',
      publisher: { '@id': organization },
    },
    {
      '@type': 'MobileApplication',
      '@id': structuredIds.app(),
      name: brandName,
      description: homeCopy.lead,
      operatingSystem: 'iOS, Android',
      applicationCategory: 'LifestyleApplication',
      installUrl: [settings.appStoreUrl, settings.playStoreUrl],
      offers: { '@type': 'Offer', price: 0, priceCurrency: CURRENCY },
      author: { '@id': organization },
    },
  );
}
