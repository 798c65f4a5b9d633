import { z } from 'zod';
import { matching, text, webAddress } from './setting-kinds.ts';
import { settingNotes } from './setting-notes.ts';

/** The company that runs the site, as pages and legal documents name it. */
export const companySettings = {
  BRAND_NAME: text.default('Polonic').register(settingNotes, {
    meaning: "the product's name",
    defaultInWords: '`Polonic`',
    isExample: true,
  }),
  COMPANY_LEGAL_NAME: text.default('Exemplu Software S.R.L.').register(settingNotes, {
    meaning: "the operator's name in the register",
    isExample: true,
  }),
  COMPANY_REGISTERED_OFFICE: text
    .default('Strada Exemplu nr. 1, Arad, România')
    .register(settingNotes, { meaning: "the operator's registered office", isExample: true }),
  COMPANY_CUI: text.default('RO00000000 (exemplu)').register(settingNotes, {
    meaning: "the operator's tax number",
    isExample: true,
  }),
  COMPANY_TRADE_REGISTER: text.default('J00/0000/0000 (exemplu)').register(settingNotes, {
    meaning: "the operator's number in the trade register",
    isExample: true,
  }),
  SUPPORT_PHONE: matching(/^\+\d[\d ]{7,18}\d$/, 'an international number such as +40 257 000 000')
    .default('+40 257 000 000')
    .register(settingNotes, {
      meaning: "support's telephone number, in international form, as people read it",
      isExample: true,
    }),
  SUPPORT_EMAIL: z
    .email('expected an e-mail address')
    .default('contact@polonic.example')
    .register(settingNotes, { meaning: "support's e-mail address", isExample: true }),
  SOCIAL_FACEBOOK: webAddress
    .default('https://facebook.example/polonic')
    .register(settingNotes, { meaning: "the company's page on Facebook", isExample: true }),
  SOCIAL_INSTAGRAM: webAddress
    .default('https://instagram.example/polonic')
    .register(settingNotes, { meaning: "the company's page on Instagram", isExample: true }),
  PARTNER_PANEL_URL: webAddress
    .default('https://panou.example/inregistrare')
    .register(settingNotes, {
      meaning: 'where restaurants create an account',
      isExample: true,
    }),
  META_PIXEL_ID: matching(/^\d{5,20}$/, 'the digits of a pixel id')
    .optional()
    .register(settingNotes, {
      meaning: 'ad pixel; without it no page asks for consent',
    }),
};
