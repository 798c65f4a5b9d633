import { z } from 'zod';
import { browserOrigins, matching, oneOf, text, webAddress } from './setting-kinds.ts';
import { setting } from './setting.ts';

const phoneNumber = matching(
  /^\+\d[\d ]{7,18}\d$/,
  'an international number such as +40 257 000 000',
);
const emailAddress = z.email('expected an e-mail address');
const appStoreToken = matching(/^\d{1,12}$/, 'the digits of an App Store provider token');
const PACKAGE_NAME = /^[A-Za-z][\w-]*(\.[\w-]+)+$/;
const bundleId = matching(PACKAGE_NAME, 'a bundle id such as ro.example.app');
const packageName = matching(PACKAGE_NAME, 'a package name such as ro.example.app');
const certificateHash = matching(
  /^[0-9A-F]{2}(:[0-9A-F]{2}){31}$/,
  '32 pairs of capital hexadecimal digits, separated by colons',
);
const processorName = z
  .string()
  .max(30, 'expected at most 30 characters, which the badge has room for');
const badgeId = matching(/^[\w.-]{1,80}$/, 'letters, digits, underscores, dots and dashes');

/**
 * An `example` is a default that the company must replace. Each of these defaults, except the
 * brand's name, looks invented, so that no visitor takes it for a fact about the company.
 */
export const companySettings = {
  brandName: setting('BRAND_NAME', text, {
    example: 'Polonic',
    isExampleShown: true,
    meaning: "the product's name",
  }),
  company: z.object({
    legalName: setting('COMPANY_LEGAL_NAME', text, {
      example: 'Exemplu Software S.R.L.',
      meaning: "the operator's name in the register",
    }),
    registeredOffice: setting('COMPANY_REGISTERED_OFFICE', text, {
      example: 'Strada Exemplu nr. 1, Arad, România',
      meaning: "the operator's registered office",
    }),
    cui: setting('COMPANY_CUI', text, {
      example: 'RO00000000 (exemplu)',
      meaning: "the operator's tax number",
    }),
    tradeRegister: setting('COMPANY_TRADE_REGISTER', text, {
      example: 'J00/0000/0000 (exemplu)',
      meaning: "the operator's number in the trade register",
    }),
  }),
  supportPhone: setting('SUPPORT_PHONE', phoneNumber, {
    example: '+40 257 000 000',
    meaning: "support's telephone number, in international form, as people read it",
  }),
  supportEmail: setting('SUPPORT_EMAIL', emailAddress, {
    example: 'contact@polonic.example',
    meaning: "support's e-mail address",
  }),
  social: z.object({
    facebook: setting('SOCIAL_FACEBOOK', webAddress, {
      example: 'https://facebook.example/polonic',
      meaning: "the company's page on Facebook",
    }),
    instagram: setting('SOCIAL_INSTAGRAM', webAddress, {
      example: 'https://instagram.example/polonic',
      meaning: "the company's page on Instagram",
    }),
  }),
  partnerPanelUrl: setting('PARTNER_PANEL_URL', webAddress, {
    example: 'https://panou.example/inregistrare',
    meaning: 'where restaurants create an account',
  }),
  metaPixelId: setting('META_PIXEL_ID', matching(/^\d{5,20}$/, 'the digits of a pixel id'), {
    meaning: 'ad pixel; without it no page asks for consent',
  }),

  appStoreUrl: setting('APP_STORE_URL', webAddress, {
    example: 'https://apps.apple.com/ro/app/exemplu/id0000000000',
    meaning: "the app's page in the App Store",
  }),
  appStoreProviderToken: setting('APP_STORE_PROVIDER_TOKEN', appStoreToken, {
    meaning: 'provider token of the App Store account; without it campaigns are not counted',
  }),
  playStoreUrl: setting('PLAY_STORE_URL', webAddress, {
    example: 'https://play.google.com/store/apps/details?id=ro.example.polonic',
    meaning: "the app's page on Google Play",
  }),
  iosAppId: setting('IOS_APP_ID', matching(/^\d{5,12}$/, 'the digits of an App Store id'), {
    example: '0000000000',
    meaning: "the app's id in the App Store",
  }),
  iosTeamId: setting('IOS_TEAM_ID', matching(/^[A-Z0-9]{10}$/, 'ten capital letters or digits'), {
    example: 'EXAMPLE000',
    meaning: 'team id of the Apple developer account',
  }),
  iosBundleId: setting('IOS_BUNDLE_ID', bundleId, {
    example: 'ro.example.polonic',
    meaning: "the iOS app's bundle id",
  }),
  androidPackage: setting('ANDROID_PACKAGE', packageName, {
    example: 'ro.example.polonic',
    meaning: "the Android app's package name",
  }),
  androidCertSha256: setting('ANDROID_CERT_SHA256', certificateHash, {
    example: Array.from({ length: 32 }, () => '00').join(':'),
    meaning: "SHA-256 of the Android app's signing certificate",
  }),

  paymentFormOrigins: setting('PAYMENT_FORM_ORIGINS', browserOrigins, {
    default: 'https://secure.librapay.ro https://merchant.librapay.ro',
    meaning:
      'space-separated origins to which the browser may post a payment form, and to which the bank may redirect it; https, or http under the conditions of `INVOICE_ORIGINS`',
    defaultInWords: "LibraPay's live and test hosts",
    isAbsentFromPages: true,
  }),
  paymentProcessor: z.object({
    name: setting('PAYMENT_PROCESSOR_NAME', processorName, {
      default: 'LibraPay',
      meaning: 'card processor that the payments go to; written on its badge',
    }),
    url: setting('PAYMENT_PROCESSOR_URL', webAddress, {
      default: 'https://www.librapay.ro/',
      meaning: "the processor's site, which its badge links to",
    }),
  }),
  paymentBadgeId: setting('PAYMENT_BADGE_ID', badgeId, {
    meaning: "the company's identifier with the processor",
    defaultInWords: "none: the footer shows 'Missing secret'",
    lackWithout: "the footer shows 'Missing secret' in place of the processor's badge",
  }),
  paymentBadgeVariant: setting('PAYMENT_BADGE_VARIANT', oneOf(['horizontal', 'vertical']), {
    default: 'horizontal',
    meaning: "form of the processor's badge: `horizontal` or `vertical`",
  }),
};
