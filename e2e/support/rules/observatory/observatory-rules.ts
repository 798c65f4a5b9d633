import {
  allows,
  allowsExceptIn,
  always,
  both,
  either,
  has,
  hasCookie,
  hasDirective,
  hasHsts,
  hasScript,
  isHtml,
  lacks,
  not,
} from './answer-facts.ts';
import type { Applies } from './answer-facts.ts';

type Result = readonly [result: string, points: number, applies: Applies];

/** The first result that applies gives the points of the rule. */
type Rule = { readonly rule: string; readonly results: readonly Result[] };

const HALF_A_YEAR_SECONDS = 15_768_000;
const ANY_HOST = /^(?:\*|https?:|ftp:|https?:\/\/\*(?:\.\*)?)$/;
const INLINE = /^(?:'unsafe-inline'|data:)$/;
const PLAIN_SCHEME = /^(?:http|ftp):/;
const ANY_COOKIE = /^/;
const WITHOUT_SECURE = /^(?!.*; secure)/i;
const WITHOUT_HTTP_ONLY = /^(?!.*; httponly)/i;
const WITHOUT_SAME_SITE = /^(?!.*; samesite=(?:strict|lax))/i;
const PRIVATE_REFERRER =
  /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

/**
 * The rules of Mozilla's HTTP Observatory, simplified, with the points that MDN documents. Two
 * parts are left out, because they do not depend on the site's answers. These are the redirect to
 * https, which the proxy in front of the site sends, and the bonus for a host in the browsers' HSTS
 * preload list.
 */
export const observatoryRules: readonly Rule[] = [
  {
    rule: 'Content-Security-Policy',
    results: [
      ['none', -25, lacks('content-security-policy')],
      [
        'any code or host in script-src or object-src',
        -20,
        either(
          allows('script-src', INLINE),
          allows('script-src', ANY_HOST),
          allows('object-src', ANY_HOST),
        ),
      ],
      ['http', -20, allowsExceptIn(['img-src', 'media-src'], PLAIN_SCHEME)],
      [
        'unsafe-eval',
        -10,
        either(allows('script-src', /^'unsafe-eval'$/), allows('style-src', /^'unsafe-eval'$/)),
      ],
      [
        'http for pictures or media',
        -10,
        either(allows('img-src', PLAIN_SCHEME), allows('media-src', PLAIN_SCHEME)),
      ],
      [
        'any code or host in style-src',
        0,
        either(allows('style-src', INLINE), allows('style-src', ANY_HOST)),
      ],
      ["default-src 'none'", 10, has('content-security-policy', /default-src 'none'(?:;|$)/)],
      ['nothing unsafe', 5, always],
    ],
  },
  {
    // The real Observatory takes fewer points for a cookie that is not a session cookie, and for a
    // cookie without Secure on a site with HSTS. Here each cookie counts as a session cookie of a
    // site without HSTS.
    rule: 'Cookies',
    results: [
      ['none', 0, not(hasCookie(ANY_COOKIE))],
      ['no Secure', -40, hasCookie(WITHOUT_SECURE)],
      ['no HttpOnly', -30, hasCookie(WITHOUT_HTTP_ONLY)],
      ['Secure, HttpOnly and SameSite', 5, not(hasCookie(WITHOUT_SAME_SITE))],
      ['Secure and HttpOnly', 0, always],
    ],
  },
  {
    rule: 'Cross-Origin Resource Sharing',
    results: [
      ['with credentials', -50, has('access-control-allow-credentials', /^true$/)],
      ['none, or public', 0, always],
    ],
  },
  {
    rule: 'Strict-Transport-Security',
    results: [
      ['none', -20, not(hasHsts(0))],
      ['under six months', -10, not(hasHsts(HALF_A_YEAR_SECONDS))],
      ['six months', 0, always],
    ],
  },
  {
    rule: 'Referrer-Policy',
    results: [
      ['none', 0, lacks('referrer-policy')],
      ['private', 5, has('referrer-policy', PRIVATE_REFERRER)],
      ['unsafe or unknown', -5, always],
    ],
  },
  {
    rule: 'Subresource Integrity',
    results: [
      ['no HTML', 0, not(isHtml)],
      ['no scripts', 0, not(hasScript({}))],
      [
        'foreign over http, without integrity',
        -50,
        hasScript({ isForeign: true, isOnHttps: false, hasIntegrity: false }),
      ],
      ['foreign over http', -20, hasScript({ isForeign: true, isOnHttps: false })],
      ['foreign without integrity', -5, hasScript({ isForeign: true, hasIntegrity: false })],
      ['own without integrity', 0, not(hasScript({ hasIntegrity: true }))],
      ['integrity', 5, always],
    ],
  },
  {
    rule: 'X-Content-Type-Options',
    results: [
      ['nosniff', 0, has('x-content-type-options', /^nosniff$/)],
      ['none or unknown', -5, always],
    ],
  },
  {
    rule: 'Framing',
    results: [
      [
        'refused by frame-ancestors',
        5,
        both(hasDirective('frame-ancestors'), not(allows('frame-ancestors', ANY_HOST))),
      ],
      ['refused by X-Frame-Options', 0, has('x-frame-options', /^(?:deny|sameorigin)$/)],
      ['allowed', -20, always],
    ],
  },
  {
    rule: 'Cross-Origin-Resource-Policy',
    results: [
      ['same origin or site', 10, has('cross-origin-resource-policy', /^same-(?:origin|site)$/)],
      ['none or cross-origin', 0, has('cross-origin-resource-policy', /^(?:cross-origin)?$/)],
      ['unknown', -5, always],
    ],
  },
];
