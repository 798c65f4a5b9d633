/**
 * Numbers, dates and names that the site states, such as those of requirements G-1 to G-23. Texts
 * and code import them, so that no two places disagree. Dates are ISO dates.
 */

export const PRIVACY_UPDATED_ON = '2023-03-29';
export const EULA_UPDATED_ON = '2023-03-29';
export const TERMS_UPDATED_ON = '2025-04-22';
export const COINS_TERMS_UPDATED_ON = '2025-04-22';
export const COOKIES_UPDATED_ON = '2026-11-28';
export const ADDITIONAL_ACT_UPDATED_ON = '2026-11-22';
export const ACCESSIBILITY_UPDATED_ON = '2026-11-22';

export const OPERATOR_CITY = 'Arad';
export const CURRENCY = 'RON';
export const ACCEPTED_CARDS = ['Visa', 'Mastercard'] as const;

export const DAY_HOURS = 24;

export const MINIMUM_AGE_YEARS = 13;
/** A younger person needs the agreement of a parent or guardian. */
export const CONSENT_AGE_YEARS = 18;

export const TRIAL_DAYS = 30;
export const SUBSCRIPTION_DAYS = 30;

export const RESERVATION_STEPS = 3;

export const CLAIMED_RESTAURANTS = 8;
export const CLAIMED_PRODUCTS = 500;
export const EVENT_DATE = '2024-05-14';

export const COINS_PER_RON = 1;
export const COIN_VALUE_RON = 0.025;
export const COINS_CREDITED_WITHIN_HOURS = 24;
export const COINS_EXPIRE_AFTER_DAYS = 60;
/**
 * How long users can still spend coins after the end of the coin programme. Approximate: the legal
 * documents write 'about' before the number.
 */
export const COINS_GRACE_DAYS = 30;

export const PRIVACY_ANSWER_MONTHS = 1;
export const PRIVACY_EXTENSION_MONTHS = 2;
export const BREACH_NOTICE_HOURS = 24;
export const DATA_SUBJECT_REQUEST_DAYS = 30;

/** The licensor is liable for at most what was paid in the last `LIABILITY_CAP_MONTHS` months. */
export const LIABILITY_CAP_MONTHS = 6;
export const DEFECT_REPORT_DAYS = 90;
export const PROFESSIONAL_CLAIM_MONTHS = 12;

/** Required by law: Regulation (EU) 2016/679, article 33. */
export const AUTHORITY_BREACH_NOTICE_HOURS = 72;
/** Regulation (EU) 2016/679, article 8: consent given online. Romania has not lowered this age. */
export const DIGITAL_CONSENT_AGE_YEARS = 16;
/**
 * Civil Code, articles 41 and 43: for a younger person, a parent or guardian makes the contracts,
 * except small everyday ones.
 */
export const RESTRICTED_CAPACITY_AGE_YEARS = 14;
/** Emergency Ordinance 34/2014, article 9. */
export const WITHDRAWAL_DAYS = 14;
/** Regulation (EU) 2019/1150, article 3: notice to restaurants before a change of the terms. */
export const BUSINESS_TERMS_NOTICE_DAYS = 15;
/** Regulation (EU) 2019/1150, article 4: notice before the service to a restaurant ends. */
export const BUSINESS_CLOSURE_NOTICE_DAYS = 30;

/** Requirement K-1. */
export const TIME_ZONE = 'Europe/Bucharest';
