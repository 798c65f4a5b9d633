import { createHash } from 'node:crypto';
import { formatMenuHref } from '../addresses/menu-href.ts';
import { routes } from '../addresses/routes.ts';
import type { Language } from '../i18n/language.ts';
import { offlineCopy } from '../i18n/site/every-page/offline-copy.ts';
import { NOTICE_LOCALES } from './offline-rules.ts';
import type { AgeTexts } from './offline-rules.ts';

/** What the service worker needs for the page that it shows without a network. */
export type OfflinePages = Readonly<
  Record<
    Language,
    AgeTexts & {
      /** The worker fills in `{class}`, `{styles}` and `{stored}`. */
      readonly html: string;
      /** The worker fills in `{items}`. Left out if no page is stored. */
      readonly stored: string;
    }
  >
> & {
  /** Base64 SHA-256 of the page's own styles, for its Content-Security-Policy. */
  readonly styleHash: string;
  /** The end of a menu's path, and the query with which our own pages link to menus. */
  readonly menu: { readonly pathEnd: string; readonly query: string };
};

/**
 * The tokens and fonts are in the styles that the worker takes from a stored page. The page looks like
 * the other pages that have only a message (`notice-frame.module.scss`).
 */
const STYLE = `header{padding:var(--space-4) max(var(--space-gutter),calc(50% - 37.5rem));border-block-end:1px solid var(--color-border);background:var(--color-surface-raised);font:800 1.625rem var(--font-heading);letter-spacing:-.045em}
main{width:100%;max-width:calc(40rem + 2*var(--space-gutter));margin-inline:auto;padding:var(--space-6) var(--space-gutter);text-align:center}
h1{padding:18% min(var(--space-5),6vw) var(--space-6);border:2px solid var(--color-surface);outline:1.5px solid var(--color-accent);outline-offset:3px;border-radius:50% 50% var(--radius-md) var(--radius-md)/62% 62% var(--radius-md) var(--radius-md);background:var(--color-surface-night);color:var(--color-accent);font-size:var(--text-2xl)}
p{margin-block:var(--space-5)}
main>p>a{display:inline-block;padding:.75rem var(--space-5);border-radius:var(--radius-pill);background:var(--color-action);color:var(--color-on-action);font-weight:700;text-decoration:none}
main>p>a:active{translate:0 1px}
h2{margin-block-start:var(--space-7);font-size:var(--text-xl)}
section p{margin-block:var(--space-2) var(--space-4)}
ul{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-3);padding:0;list-style:none}
li a{display:block;padding:var(--space-3) var(--space-4);border:1px solid var(--color-border-strong);border-radius:var(--radius-lg);background:var(--color-surface-raised);color:inherit;font-weight:700;text-decoration:none}
li a:active{background:var(--color-surface-sunken)}
small{display:block;color:var(--color-ink-muted);font-size:var(--text-sm);font-weight:400}`;

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function formatPage(language: Language, brandName: string): OfflinePages[Language] {
  const { heading, text, again, stored, storedText, today, earlier } = offlineCopy[language].page;
  return {
    html: `<!doctype html><html lang="${language}" class="{class}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${heading}</title>{styles}<style>${STYLE}</style><body><header>${escapeText(brandName)}</header><main><h1>${heading}</h1><p>${text}</p><p><a href="">${again}</a></p>{stored}</main></html>`,
    stored: `<section><h2>${stored}</h2><p>${storedText}</p><ul>{items}</ul></section>`,
    locale: NOTICE_LOCALES[language],
    today,
    earlier,
  };
}

/**
 * The page for a navigation that fails without a stored page. The build makes no such page, because
 * the page would need an address, and its files would have to be stored for visitors who stay online.
 */
export function formatOfflinePages(brandName: string): OfflinePages {
  const [pathEnd = ''] = /[^\]]*$/.exec(routes.menu.path) ?? [];
  const [query = ''] = /\?.*$/.exec(formatMenuHref({ restaurantId: 'x' })) ?? [];
  return {
    ro: formatPage('ro', brandName),
    en: formatPage('en', brandName),
    styleHash: createHash('sha256').update(STYLE).digest('base64'),
    menu: { pathEnd, query },
  };
}
