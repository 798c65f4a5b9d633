import type {
  BreadcrumbList,
  EntryPoint,
  GeoCoordinates,
  Graph,
  MenuItem,
  MenuSection,
  NutritionInformation,
  OpeningHoursSpecification,
  PostalAddress,
  Restaurant,
  Thing,
} from 'schema-dts';
import { processors } from 'next-seo';
import { routes } from '@/lib/addresses/routes';
import { CURRENCY } from '@/lib/business-facts';
import { getSettings } from '@/lib/config';
import { homeCopy } from '@/lib/i18n/site/home-copy';
import { orderCopy } from '@/lib/i18n/site/app-copy';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import { formatAppStoreUrl, formatPlayStoreUrl } from '@/lib/native-app/store-links';
import { breadcrumbs } from '@/lib/restaurant/breadcrumbs';
import type { Breadcrumb } from '@/lib/restaurant/breadcrumbs';
import { findSpan, listDayHours } from '@/lib/restaurant/hours';
import type { Schedule } from '@/lib/restaurant/hours';
import type {
  Category,
  Menu,
  Product,
  RestaurantContact,
  RestaurantSummary,
} from '@/lib/restaurant/menu';
import { formatDisplayName } from '@/lib/restaurant/menu';
import type { Nutrition } from '@/lib/restaurant/product-facts';
import { findAllowedPicture } from '@/lib/security/allowed-url';

/**
 * Escapes `<`, so that no text in the graph can end the script element or open an HTML comment. The
 * components of `next-seo` are not used, because they do not escape `</script >`, which also ends a
 * script.
 */
export function formatJsonLd(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}

/** Combines all `Thing`s of a page, because a page has only one script with structured data. */
export function composeGraph(...things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}

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

export function structureList(restaurants: readonly RestaurantSummary[]): Graph {
  const { siteUrl } = getSettings();
  const linked = restaurants.flatMap(({ name, restaurantId }) =>
    restaurantId === undefined
      ? []
      : [{ name, url: `${siteUrl}${routes.restaurant({ restaurantId })}` }],
  );
  return composeGraph(
    {
      '@type': 'ItemList',
      name: siteCopy.restaurants.heading,
      numberOfItems: linked.length,
      itemListElement: linked.map((entry, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...entry,
      })),
    },
    structureBreadcrumbs(breadcrumbs.list('ro')),
  );
}

/** Guests order in the app, so the entry points of an order are the links to the app stores. */
function structureAppLinks(restaurantId: string): readonly EntryPoint[] {
  const { appStoreUrl, appStoreProviderToken, playStoreUrl } = getSettings();
  return [
    {
      '@type': 'EntryPoint',
      urlTemplate: formatPlayStoreUrl(playStoreUrl, { restaurantId }),
      actionPlatform: 'https://schema.org/AndroidPlatform',
    },
    {
      '@type': 'EntryPoint',
      urlTemplate: formatAppStoreUrl(appStoreUrl, appStoreProviderToken, { restaurantId }),
      actionPlatform: 'https://schema.org/IOSPlatform',
    },
  ];
}

function listPictures({ heroImage, logoImage }: Menu): readonly string[] {
  return [heroImage, logoImage].flatMap((image) => findAllowedPicture(image)?.href ?? []);
}

export function structureRestaurant(restaurantId: string, menu: Menu): Graph {
  const { siteUrl } = getSettings();
  const name = formatDisplayName(menu.restaurantName, restaurantId);
  const path = routes.restaurant({ restaurantId });
  const hours = structureHours(menu.schedule);
  const pictures = listPictures(menu);
  const target = structureAppLinks(restaurantId);
  const restaurant: Restaurant = {
    '@type': 'Restaurant',
    '@id': structuredIds.restaurant(restaurantId),
    name,
    url: `${siteUrl}${path}`,
    ...structureContact(menu),
    ...(pictures.length > 0 && { image: pictures }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    hasMenu: {
      '@type': 'Menu',
      '@id': structuredIds.menu(restaurantId),
      url: `${siteUrl}${routes.menu({ restaurantId })}`,
    },
    potentialAction: { '@type': 'OrderAction', name: orderCopy.ro.order, target },
  };
  return composeGraph(
    restaurant,
    structureBreadcrumbs(breadcrumbs.restaurant({ restaurantId, name, language: 'ro' })),
  );
}

/** A `MenuItem` has few fields to keep the page small: a menu can have hundreds of products. */
function structureProduct({ name, priceRon, nutrition }: Product): MenuItem {
  const structured = nutrition && structureNutrition(nutrition);
  return {
    '@type': 'MenuItem',
    name,
    // The provider's JSON can contain -0, which `Math.abs` changes to 0.
    offers: { '@type': 'Offer', price: Math.abs(priceRon), priceCurrency: CURRENCY },
    ...(structured !== undefined && { nutrition: structured }),
  };
}

const structureCategory = ({ name, products }: Category): MenuSection => ({
  '@type': 'MenuSection',
  name,
  hasMenuItem: products.map(structureProduct),
});

/**
 * Structured data may describe only what the page shows. A menu page does not show the restaurant's
 * address, so the postal address has only the country.
 */
export function structureMenu(restaurantId: string, menu: Menu): Graph {
  const { siteUrl } = getSettings();
  const name = formatDisplayName(menu.restaurantName, restaurantId);
  const restaurantPath = routes.restaurant({ restaurantId });
  const path = routes.menu({ restaurantId });
  const filledCategories = menu.categories.filter(({ products }) => products.length > 0);
  const restaurant: Restaurant = {
    '@type': 'Restaurant',
    '@id': structuredIds.restaurant(restaurantId),
    name,
    url: `${siteUrl}${restaurantPath}`,
    address: processors.processAddress({ addressCountry: 'RO' }),
    hasMenu: {
      '@type': 'Menu',
      '@id': structuredIds.menu(restaurantId),
      url: `${siteUrl}${path}`,
      inLanguage: 'ro',
      hasMenuSection: filledCategories.map(structureCategory),
    },
  };
  return composeGraph(
    restaurant,
    structureBreadcrumbs(breadcrumbs.menu({ restaurantId, name, language: 'ro' })),
  );
}

/**
 * One specification for each range of hours; none when the days are not known. If a restaurant
 * closes at midnight or later, `closes` is before `opens`. Search engines then read `closes` as a
 * time of the next day. If a restaurant is open for 24 hours, `closes` is one minute before the
 * end, as in 00:00 to 23:59, the form that Google documents.
 */
export function structureHours(schedule: Schedule): readonly OpeningHoursSpecification[] {
  return listDayHours(schedule).map(({ days, ...hours }) => {
    const { start, minutes } = findSpan(hours);
    const dayOfWeek = [...days];
    const opens = formatTime(start);
    const closes = formatTime(start + Math.min(minutes, 24 * 60 - 1));
    // next-seo returns `dayOfWeek` as `string | string[]`; set it again to keep the type of weekdays.
    return { ...processors.processOpeningHours({ dayOfWeek, opens, closes }), dayOfWeek };
  });
}

/** 'HH:MM', as schema.org wants it. */
function formatTime(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}

type StructuredContact = {
  readonly address: PostalAddress;
  readonly telephone?: string;
  readonly geo?: GeoCoordinates;
};

/**
 * The address, telephone number and coordinates of a restaurant. Search engines require an address,
 * so a restaurant without a known address gets one that names only the country.
 */
export function structureContact(contact: RestaurantContact): StructuredContact {
  const { address, telephone, coordinates } = contact;
  return {
    address: processors.processAddress({
      ...(address !== undefined && {
        streetAddress: address.street,
        addressLocality: address.city,
        ...(address.postalCode !== undefined && { postalCode: address.postalCode }),
      }),
      addressCountry: 'RO',
    }),
    ...(telephone !== undefined && { telephone }),
    ...(coordinates !== undefined && {
      geo: { '@type': 'GeoCoordinates', ...coordinates },
    }),
  };
}

/**
 * Each row has a field of `Nutrition`, its property in schema.org and its unit. schema.org has no
 * property for kilojoules or salt.
 */
const PROPERTIES = [
  ['energyKcal', 'calories', 'kcal'],
  ['fat', 'fatContent', 'g'],
  ['saturates', 'saturatedFatContent', 'g'],
  ['carbohydrate', 'carbohydrateContent', 'g'],
  ['sugars', 'sugarContent', 'g'],
  ['protein', 'proteinContent', 'g'],
] as const;

/** The known nutrition of 100 g. Undefined when no known value has a property of schema.org. */
export function structureNutrition(nutrition: Nutrition): NutritionInformation | undefined {
  const known = PROPERTIES.flatMap(([nutrient, property, unit]) => {
    const amount = nutrition[nutrient];
    return amount === undefined ? [] : [[property, `${amount} ${unit}`] as const];
  });
  if (known.length === 0) return undefined;
  const amounts = Object.fromEntries(known);
  return { '@type': 'NutritionInformation', servingSize: '100 g', ...amounts };
}

function structureBreadcrumbs(breadcrumbs: readonly Breadcrumb[]): BreadcrumbList {
  const { siteUrl } = getSettings();
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, path }, index) =>
      processors.processBreadcrumbItem({ name, item: `${siteUrl}${path}` }, index + 1),
    ),
  };
}

/**
 * The values of `@id`. The page of a restaurant and its menu page use the same ids, so search
 * engines know that both describe the same restaurant and the same menu.
 */
const structuredIds = {
  organization: (): string => `${getSettings().siteUrl}/#organizatie`,
  app: (): string => `${getSettings().siteUrl}/#aplicatie`,
  restaurant: (restaurantId: string): string =>
    `${getSettings().siteUrl}${routes.restaurant({ restaurantId })}#restaurant`,
  menu: (restaurantId: string): string =>
    `${getSettings().siteUrl}${routes.menu({ restaurantId })}#meniu`,
} as const;
