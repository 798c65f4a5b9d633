import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getLog } from '../log.ts';
import { FONT_SCRIPT } from '../security/inline-scripts.ts';

/** The mark of `PageMain`. In a text its quotes would be escaped. */
const KIND = /<main(?: [^>]*)? data-kind="([a-z]+)"/;

/**
 * The framework's scripts, the links that load them early, and its payload, which repeats the page.
 * In a payload each `<` is escaped.
 */
const FRAMEWORK =
  /<script[^>]* src="\/_next\/static\/[^>]*><\/script>|<script id="_R_">[^<]*<\/script>|<link rel="preload" as="script"[^>]*>|<script(?: nonce="[^"]*")?>[^<]*self\.__next_f[^<]*<\/script>/g;

/** The links that load the fonts early, one after the other. */
const FONT_LINKS = /(?:<link rel="preload" href="[^"]*" as="font"[^>]*>)+/;

/** Lets a script decide about these links. */
function decideAboutFonts(links: string): string {
  const addresses = Array.from(links.matchAll(/href="([^"]*)"/g), ([, address]) => address);
  return `<script data-fonts="${addresses.join(' ')}">${FONT_SCRIPT}</script>`;
}

/**
 * Returns a function that gives a public page the script of its kind, which works on the HTML of the
 * server, and leaves out the framework: 135 kB of scripts, and the payload
 * (`docs/decisions/0064-framework-free-pages.md`). A slow connection gets no fonts. Any other page
 * stays as it is.
 */
export function createFrameworkRemover(
  readScript: (kind: string) => string = readScriptElement,
): (html: string) => string {
  const scripts = new Map<string, string>();
  return (html) => {
    const kind = KIND.exec(html)?.[1];
    if (kind === undefined) return html;
    const script = scripts.get(kind) ?? readScript(kind);
    scripts.set(kind, script);
    return html
      .replaceAll(FRAMEWORK, '')
      .replace(FONT_LINKS, decideAboutFonts)
      .replace('</head>', () => `${script}</head>`);
  };
}

/**
 * The element that loads a script (`e2e/commands/build-page-scripts.ts`). Empty, and logged, when the
 * file is missing: the page is then as it is in a browser without scripts.
 */
function readScriptElement(kind: string): string {
  try {
    return readFileSync(
      path.join(/* turbopackIgnore: true */ process.cwd(), `.next/${kind}-page.html`),
      'utf8',
    );
  } catch (error) {
    getLog().error({ error: String(error) }, 'page cache: a page has no script');
    return '';
  }
}
