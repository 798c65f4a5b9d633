import { formatCount } from '@/lib/i18n/format-count';
import { formatLongDate } from '@/lib/i18n/format-date-time';
import * as facts from '../business-facts.ts';
import { PAYMENT_ATTEMPTS_BEFORE_SUPPORT } from '../payment/payment-result.ts';
import { HOME_RESTAURANTS } from '../all-menus/home-picks.ts';
import { formatShortPrice } from '../restaurant/price.ts';
import { RESTAURANTS_PER_PAGE } from '../provider/contract/paths.ts';

const days = (count: number): string => formatCount(count, { one: 'zi', many: 'zile' });
const hours = (count: number): string => formatCount(count, { one: 'oră', many: 'ore' });
const years = (count: number): string => formatCount(count, { one: 'an', many: 'ani' });
const months = (count: number): string =>
  count === 1 ? 'o lună' : formatCount(count, { one: 'lună', many: 'luni' });
const steps = (count: number): string => formatCount(count, { one: 'pas', many: 'pași' });
const attempts = (count: number): string =>
  formatCount(count, { one: 'încercare', many: 'încercări' });
const restaurants = (count: number): string =>
  formatCount(count, { one: 'restaurant', many: 'restaurante' });
const products = (count: number): string => formatCount(count, { one: 'produs', many: 'produse' });

export const minutes = (count: number): string =>
  formatCount(count, { one: 'minut', many: 'minute' });
export const coins = (count: number): string =>
  count === 1 ? 'o monedă' : formatCount(count, { one: 'monedă', many: 'monede' });

/** 'în 2 luni', but 'într-o lună': 'în' becomes 'într-' before the articles 'o' and 'un'. */
export function within(words: string): string {
  return /^(?:o|un) /.test(words) ? `într-${words}` : `în ${words}`;
}

export const factWords = {
  minimumAge: years(facts.MINIMUM_AGE_YEARS),
  consentAge: years(facts.CONSENT_AGE_YEARS),
  digitalConsentAge: years(facts.DIGITAL_CONSENT_AGE_YEARS),
  restrictedCapacityAge: years(facts.RESTRICTED_CAPACITY_AGE_YEARS),
  cards: facts.ACCEPTED_CARDS.join(' și '),
  trial: days(facts.TRIAL_DAYS),
  subscription: days(facts.SUBSCRIPTION_DAYS),
  paymentAttempts: attempts(PAYMENT_ATTEMPTS_BEFORE_SUPPORT),
  reservationSteps: steps(facts.RESERVATION_STEPS),
  dayHours: hours(facts.DAY_HOURS),
  claimedRestaurants: `peste ${restaurants(facts.CLAIMED_RESTAURANTS)}`,
  claimedProducts: `peste ${products(facts.CLAIMED_PRODUCTS)}`,
  restaurantsPerPage: restaurants(RESTAURANTS_PER_PAGE),
  homeRestaurants: restaurants(HOME_RESTAURANTS),
  eventDate: formatLongDate(facts.EVENT_DATE),
  coinsPerRon: `${coins(facts.COINS_PER_RON)} pentru fiecare leu (${formatShortPrice(1)})`,
  coinValue: formatShortPrice(facts.COIN_VALUE_RON),
  coinsCredited: hours(facts.COINS_CREDITED_WITHIN_HOURS),
  coinsExpiry: days(facts.COINS_EXPIRE_AFTER_DAYS),
  coinsGrace: `aproximativ ${days(facts.COINS_GRACE_DAYS)}`,
  privacyAnswer: months(facts.PRIVACY_ANSWER_MONTHS),
  withinPrivacyAnswer: within(months(facts.PRIVACY_ANSWER_MONTHS)),
  privacyExtension: months(facts.PRIVACY_EXTENSION_MONTHS),
  breachNotice: hours(facts.BREACH_NOTICE_HOURS),
  authorityBreachNotice: hours(facts.AUTHORITY_BREACH_NOTICE_HOURS),
  dataSubjectRequest: days(facts.DATA_SUBJECT_REQUEST_DAYS),
  liabilityCap: months(facts.LIABILITY_CAP_MONTHS),
  defectReport: days(facts.DEFECT_REPORT_DAYS),
  professionalClaim: months(facts.PROFESSIONAL_CLAIM_MONTHS),
  withdrawal: days(facts.WITHDRAWAL_DAYS),
  businessTermsNotice: days(facts.BUSINESS_TERMS_NOTICE_DAYS),
  businessClosureNotice: days(facts.BUSINESS_CLOSURE_NOTICE_DAYS),
} as const;

/** The grammatical forms of the name of a legal act, such as a law or a regulation. */
type Act = {
  /** Nominative and accusative: 'Legea prevede', 'art. 4 din Legea'. */
  readonly name: string;
  /** Genitive and dative, which Romanian writes alike: 'prevederile Legii', 'potrivit Legii'. */
  readonly genitive: string;
};

const regulation = (number: string): Act => ({
  name: `Regulamentul ${number}`,
  genitive: `Regulamentului ${number}`,
});
const law = (number: string): Act => ({
  name: `Legea nr. ${number}`,
  genitive: `Legii nr. ${number}`,
});
const decision = (number: string): Act => ({
  name: `Decizia de punere în aplicare ${number}`,
  genitive: `Deciziei de punere în aplicare ${number}`,
});
/** The abbreviations 'O.U.G.' and 'O.G.' have one form for all grammatical cases. */
const ordinance = (name: string): Act => ({ name, genitive: name });

export const laws = {
  dataProtection: regulation('(UE) 2016/679 (RGPD)'),
  nationalDataProtection: law('190/2018'),
  electronicPrivacy: law('506/2004'),
  transferClauses: decision('(UE) 2021/914'),
  consumerContracts: ordinance('O.U.G. nr. 34/2014'),
  digitalContent: ordinance('O.U.G. nr. 141/2021'),
  disputeResolution: ordinance('O.G. nr. 38/2015'),
  foodInformation: regulation('(UE) nr. 1169/2011'),
  digitalServices: regulation('(UE) 2022/2065'),
  businessUsers: regulation('(UE) 2019/1150'),
  copyright: law('8/1996'),
  accessibility: law('232/2022'),
} as const satisfies Readonly<Record<string, Act>>;

export const standards = {
  accessibility: 'EN 301 549',
  webContent: 'WCAG 2.2, nivelul AA',
} as const;
