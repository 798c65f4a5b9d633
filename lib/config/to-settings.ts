import { resolve } from 'node:path';
import type { z } from 'zod';
import type { settingSchema } from './setting-schema.ts';
import type { Settings } from './settings.ts';

/** Maps the environment variables to `Settings`. No other file reads the variables' names. */
export function toSettings(environment: z.output<typeof settingSchema>): Settings {
  const provider = environment.PROVIDER_API_URL;
  return {
    providerApiUrl: provider,
    siteUrl: environment.SITE_URL,
    port: environment.PORT,
    bindAddress: environment.BIND_ADDRESS,
    revalidateSeconds: environment.REVALIDATE_SECONDS,
    cacheDir: resolve(/* turbopackIgnore: true */ environment.CACHE_DIR),
    imageOrigins: environment.IMAGE_ORIGINS,
    invoiceOrigins: environment.INVOICE_ORIGINS ?? (provider === undefined ? [] : [provider]),
    paymentFormOrigins: environment.PAYMENT_FORM_ORIGINS,
    appStoreUrl: environment.APP_STORE_URL,
    playStoreUrl: environment.PLAY_STORE_URL,
    appStoreProviderToken: environment.APP_STORE_PROVIDER_TOKEN,
    iosAppId: environment.IOS_APP_ID,
    iosTeamId: environment.IOS_TEAM_ID,
    iosBundleId: environment.IOS_BUNDLE_ID,
    androidPackage: environment.ANDROID_PACKAGE,
    androidCertSha256: environment.ANDROID_CERT_SHA256,
    partnerPanelUrl: environment.PARTNER_PANEL_URL,
    paymentProcessor: {
      name: environment.PAYMENT_PROCESSOR_NAME,
      url: environment.PAYMENT_PROCESSOR_URL,
    },
    paymentBadgeId: environment.PAYMENT_BADGE_ID,
    paymentBadgeVariant: environment.PAYMENT_BADGE_VARIANT,
    brandName: environment.BRAND_NAME,
    company: {
      legalName: environment.COMPANY_LEGAL_NAME,
      registeredOffice: environment.COMPANY_REGISTERED_OFFICE,
      cui: environment.COMPANY_CUI,
      tradeRegister: environment.COMPANY_TRADE_REGISTER,
    },
    supportPhone: environment.SUPPORT_PHONE,
    supportEmail: environment.SUPPORT_EMAIL,
    social: {
      facebook: environment.SOCIAL_FACEBOOK,
      instagram: environment.SOCIAL_INSTAGRAM,
    },
    metaPixelId: environment.META_PIXEL_ID,
    revalidateSecret: environment.REVALIDATE_SECRET,
    trustedProxyHops: environment.TRUSTED_PROXY_HOPS,
    redisUrl: environment.REDIS_URL,
    logLevel: environment.LOG_LEVEL,
    designSystem: environment.DESIGN_SYSTEM,
  };
}
