import { z } from 'zod';
import {
  ipAddress,
  matching,
  oneOf,
  origin,
  origins,
  redisAddress,
  text,
  webAddress,
  wholeNumber,
} from './setting-kinds.ts';

const ONE_DAY_SECONDS = 86_400;
const PACKAGE_NAME = /^[A-Za-z][\w-]*(\.[\w-]+)+$/;
const EXAMPLE_CERTIFICATE = Array.from({ length: 32 }, () => '00').join(':');

/**
 * The environment, variable by variable. Example values say so in what they print ('Exemplu',
 * 'exemplu', a reserved .example host, zeros), so that nobody takes them for the company's.
 */
export const settingSchema = z.object({
  PROVIDER_API_URL: origin.optional(),
  SITE_URL: origin.default('http://localhost:3000'),
  PORT: wholeNumber(1, 65_535).default(3000),
  BIND_ADDRESS: ipAddress.optional(),
  REVALIDATE_SECONDS: wholeNumber(1, ONE_DAY_SECONDS).default(60),
  CACHE_DIR: text.default('.cache'),
  IMAGE_ORIGINS: origins.default([]),
  INVOICE_ORIGINS: origins.optional(),
  PAYMENT_FORM_ORIGINS: origins.default([
    'https://secure.librapay.ro',
    'https://merchant.librapay.ro',
  ]),
  APP_STORE_URL: webAddress.default('https://apps.apple.com/ro/app/exemplu/id0000000000'),
  PLAY_STORE_URL: webAddress.default(
    'https://play.google.com/store/apps/details?id=ro.example.polonic',
  ),
  APP_STORE_PROVIDER_TOKEN: matching(
    /^\d{1,12}$/,
    'the digits of an App Store provider token',
  ).optional(),
  IOS_APP_ID: matching(/^\d{5,12}$/, 'the digits of an App Store id').default('0000000000'),
  IOS_TEAM_ID: matching(/^[A-Z0-9]{10}$/, 'ten capital letters or digits').default('EXAMPLE000'),
  IOS_BUNDLE_ID: matching(PACKAGE_NAME, 'a bundle id such as ro.example.app').default(
    'ro.example.polonic',
  ),
  ANDROID_PACKAGE: matching(PACKAGE_NAME, 'a package name such as ro.example.app').default(
    'ro.example.polonic',
  ),
  ANDROID_CERT_SHA256: matching(
    /^[0-9A-F]{2}(:[0-9A-F]{2}){31}$/,
    '32 pairs of capital hexadecimal digits, separated by colons',
  ).default(EXAMPLE_CERTIFICATE),
  PARTNER_PANEL_URL: webAddress.default('https://panou.example/inregistrare'),
  PAYMENT_BADGE_ID: matching(/^[\w.-]{1,80}$/, 'letters, digits, dots and dashes').optional(),
  PAYMENT_BADGE_VARIANT: oneOf(['horizontal', 'vertical']).default('horizontal'),
  BRAND_NAME: text.default('Polonic'),
  COMPANY_LEGAL_NAME: text.default('Exemplu Software S.R.L.'),
  COMPANY_REGISTERED_OFFICE: text.default('Strada Exemplu nr. 1, Arad, România'),
  COMPANY_CUI: text.default('RO00000000 (exemplu)'),
  COMPANY_TRADE_REGISTER: text.default('J00/0000/0000 (exemplu)'),
  SUPPORT_PHONE: matching(
    /^\+\d[\d ]{7,18}\d$/,
    'an international number such as +40 257 000 000',
  ).default('+40 257 000 000'),
  SUPPORT_EMAIL: z.email('expected an e-mail address').default('contact@polonic.example'),
  SOCIAL_FACEBOOK: webAddress.default('https://facebook.example/polonic'),
  SOCIAL_INSTAGRAM: webAddress.default('https://instagram.example/polonic'),
  META_PIXEL_ID: matching(/^\d{5,20}$/, 'the digits of a pixel id').optional(),
  REVALIDATE_SECRET: z.string().min(32, 'expected at least 32 characters').optional(),
  TRUSTED_PROXY_HOPS: wholeNumber(0, 10).default(0),
  REDIS_URL: redisAddress.optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
