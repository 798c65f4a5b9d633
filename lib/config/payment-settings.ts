import { z } from 'zod';
import { browserOrigins, matching, oneOf, webAddress } from './setting-kinds.ts';
import { settingNotes } from './setting-notes.ts';

/** Card payments: allowed origins of forms, and the processor's badge in the footer. */
export const paymentSettings = {
  PAYMENT_FORM_ORIGINS: browserOrigins
    .default(['https://secure.librapay.ro', 'https://merchant.librapay.ro'])
    .register(settingNotes, {
      meaning:
        'space-separated origins that a payment form may be posted to, and that the bank may redirect it to; https, or http as for invoices',
      defaultInWords: "LibraPay's live and test hosts",
    }),
  PAYMENT_PROCESSOR_NAME: z
    .string()
    .max(30, 'expected at most 30 characters, which the badge has room for')
    .default('LibraPay')
    .register(settingNotes, {
      meaning: 'card processor that the payments go to; written on its badge',
    }),
  PAYMENT_PROCESSOR_URL: webAddress.default('https://www.librapay.ro/').register(settingNotes, {
    meaning: "the processor's site, which its badge links to",
  }),
  PAYMENT_BADGE_ID: matching(/^[\w.-]{1,80}$/, 'letters, digits, dots and dashes')
    .optional()
    .register(settingNotes, {
      meaning: "the company's identifier with the processor",
      defaultInWords: "none: the footer shows 'Missing secret'",
      lackWithout: "the footer shows 'Missing secret' in place of the processor's badge",
    }),
  PAYMENT_BADGE_VARIANT: oneOf(['horizontal', 'vertical'])
    .default('horizontal')
    .register(settingNotes, {
      meaning: "form of the processor's badge: `horizontal` or `vertical`",
    }),
};
