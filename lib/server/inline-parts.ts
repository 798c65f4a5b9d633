import { createHash } from 'node:crypto';
import { DEVICE_SCRIPT } from '../native-app/device-script.ts';
import {
  FONT_SCRIPT,
  OPENING_GROUPS_SCRIPT,
  TABLE_STRIP_SCRIPT,
} from '../security/inline-scripts.ts';
import { MENU_VIEW_SCRIPT } from '../security/menu-view-script.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
/** Attributes of a script that has no inline code. */
const NO_INLINE_CODE = /\b(?:src=|type="application\/ld\+json")/;

/** Patterns of Next's inline scripts, anchored at both ends so that no other code matches. */
const KNOWN_SHAPES: readonly RegExp[] = [
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\["[\w./,"-]*"\],"runtimeModuleIds":\[[\d,]*\]\}\);$/,
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[\d+(?:,null)?\]\);?$/,
  /^self\.__next_f\.push\(\[\d+(?:,null)?\]\);?$/,
  /^self\.__next_f\.push\(\[\d+,"[^"\\\n]*(?:\\.[^"\\\n]*)*"\]\);?$/,
];

const OWN_SCRIPTS: readonly string[] = [
  MENU_VIEW_SCRIPT,
  DEVICE_SCRIPT,
  FONT_SCRIPT,
  OPENING_GROUPS_SCRIPT,
  TABLE_STRIP_SCRIPT,
];

const EXCERPT_LENGTH = 80;

export type InlineScripts = {
  /** Base64 SHA-256 of each inline script that may run, without duplicates. */
  readonly hashes: readonly string[];
  /** The beginning of each inline script of an unknown shape. */
  readonly refused: readonly string[];
};

/**
 * Hashes only known scripts. The policy of the page allows each script that has a hash, so an
 * injected script must get none.
 */
export function parseInlineScripts(html: string): InlineScripts {
  const hashes = new Set<string>();
  const refused: string[] = [];
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    if (NO_INLINE_CODE.test(attributes) || body === '') continue;
    if (OWN_SCRIPTS.includes(body) || KNOWN_SHAPES.some((shape) => shape.test(body))) {
      hashes.add(createHash('sha256').update(body).digest('base64'));
    } else {
      refused.push(body.slice(0, EXCERPT_LENGTH));
    }
  }
  return { hashes: [...hashes], refused };
}

/** The framework's link to a stylesheet of the build. */
const LINK =
  /<link rel="stylesheet" href="\/_next\/static\/(chunks\/[\w.~-]+\.css)(?:\?[^"]*)?" data-precedence="next"\/>/g;
/**
 * A URL in a stylesheet is relative to the address of the stylesheet, but a URL in a `<style>`
 * element is relative to the address of the page. The stylesheets are in `/_next/static/chunks/`,
 * so `../` becomes `/_next/static/`.
 */
const RELATIVE_FOLDER = /url\((["']?)\.\.\//g;
/**
 * A stylesheet with such text stays a file. `</style` would end the `<style>` element. `@import`,
 * or a `url()` with neither `data:` nor `/_next/static/`, may have a relative URL. A relative URL
 * would be wrong inside a page.
 */
const NOT_FOR_PAGES = /<\/style|@import|url\((?!["']?(?:data:|\/_next\/static\/))/i;

/**
 * The title, the `<meta>` elements and the links to the canonical address and to other languages.
 * React escapes `<` and `>` in texts and attributes, so a match is always one whole element.
 */
const METADATA = /<title>[^<]*<\/title>|<meta [^>]*>|<link rel="(?:canonical|alternate)"[^>]*>/g;

/** A rule at the top level of a stylesheet. `@media` is one, together with the rules inside. */
type StyleRule = {
  readonly text: string;
  /** The classes without which a selector fits nothing, for each selector of the rule. */
  readonly selectors: readonly (readonly string[])[];
};

const RULE = /[^{}]+\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;
const PRELUDE = /[^{};]+(?=\{)/g;
/** Rules that contain rules. Each other one without a class, such as `@font-face`, fits any page. */
const GROUP = /^\s*@(?:media|supports|container|starting-style)/;
/** What is in parentheses may be negated, or one of several. What is in brackets is no class. */
const PARENTHESES = /\([^()]*\)|\[[^[\]]*\]/g;
/** A class name of a style module. */
const MODULE_CLASS = /[\w-]+_\w+/g;
const SELECTED_CLASS = /(?<=\.)[\w-]+_\w+/g;
const CLASS_ATTRIBUTE = / class="([^"]*)"/g;
/** The script of a page without the framework (`e2e/commands/build-page-scripts.ts`). */
const PAGE_SCRIPT = /<script type="module" src="\/_next\/static\/chunks\/(page-[\da-f]+\.js)"/;
const SCRIPT_NAME = /\bpage-[\da-f]+\.js/g;

export type StyledPage = {
  readonly html: string;
  /** Base64 SHA-256 of each style that was put into `html`, for the Content-Security-Policy. */
  readonly hashes: readonly string[];
};

/** `name` is relative to `.next/static`. Undefined when the file cannot be read. */
function readBuiltFile(name: string): string | undefined {
  try {
    return readFileSync(
      path.join(/* turbopackIgnore: true */ process.cwd(), '.next/static', name),
      'utf8',
    );
  } catch {
    return undefined;
  }
}

/** Undefined when the stylesheet must stay a file. */
function parseRules(css: string | undefined): readonly StyleRule[] | undefined {
  const inPage = css?.replace(RELATIVE_FOLDER, 'url($1/_next/static/').trim();
  if (inPage === undefined || NOT_FOR_PAGES.test(inPage)) return undefined;
  const texts = inPage.match(RULE) ?? [];
  // A brace in a string would split the stylesheet at a wrong place.
  if (texts.join('') !== inPage) return [{ text: inPage, selectors: [[]] }];
  return texts.map((text) => ({ text: text.trim(), selectors: findSelectors(text) }));
}

function findSelectors(rule: string): StyleRule['selectors'] {
  let text = rule;
  while (text.search(PARENTHESES) !== -1) text = text.replace(PARENTHESES, ' ');
  return (text.match(PRELUDE) ?? [])
    .filter((prelude) => !GROUP.test(prelude))
    .flatMap((prelude) => prelude.split(','))
    .map((selector) => selector.match(SELECTED_CLASS) ?? []);
}

/**
 * Moves the metadata before the first stylesheet. Chat programs read only the
 * first 16 to 32 kB of a page for the preview of a link, and the styles of a page are larger.
 */
function moveMetadataUp(html: string): string {
  const start = html.search(LINK);
  const end = html.indexOf('</head>', start);
  if (start === -1 || end === -1) return html;
  const rest = html.slice(start, end);
  const metadata = rest.match(METADATA)?.join('') ?? '';
  return html.slice(0, start) + metadata + rest.replace(METADATA, '') + html.slice(end);
}

/**
 * Returns a function that puts the stylesheets of a page into the page, in place of their links, so
 * that the first paint does not wait for their files. Only the own scripts change a page without the
 * framework, so such a page gets no rule for classes that neither it nor these scripts name. Only the
 * text of files of the build gets a hash, so the policy of the page allows no `<style>` that comes from
 * the provider's data.
 */
export function createStyleInliner(
  readFile: (name: string) => string | undefined = readBuiltFile,
): (html: string) => StyledPage {
  /** At most one entry for each file of the build, in both. */
  const stylesheets = new Map<string, readonly StyleRule[] | undefined>();
  const scripts = new Map<string, readonly string[]>();
  const getRules = (name: string): readonly StyleRule[] | undefined => {
    if (!stylesheets.has(name)) stylesheets.set(name, parseRules(readFile(name)));
    return stylesheets.get(name);
  };
  /** The class names in a script and in those that it loads. */
  const getScriptClasses = (name: string): readonly string[] => {
    const known = scripts.get(name);
    if (known !== undefined) return known;
    const text = readFile(`chunks/${name}`) ?? '';
    const loaded = [...new Set(text.match(SCRIPT_NAME))].flatMap(getScriptClasses);
    const names = [...new Set([...(text.match(MODULE_CLASS) ?? []), ...loaded])];
    scripts.set(name, names);
    return names;
  };
  /** Undefined in a page with the framework, whose scripts may show anything. */
  const findClasses = (html: string): ReadonlySet<string> | undefined => {
    const script = PAGE_SCRIPT.exec(html)?.[1];
    if (script === undefined) return undefined;
    const own = Array.from(html.matchAll(CLASS_ATTRIBUTE), ([, names = '']) => names.split(' '));
    return new Set([...own.flat(), ...getScriptClasses(script)]);
  };
  return (html) => {
    const hashes = new Set<string>();
    const classes = findClasses(html);
    const isNeeded = ({ selectors }: StyleRule): boolean =>
      classes === undefined ||
      selectors.some((required) => required.every((name) => classes.has(name)));
    const styled = moveMetadataUp(html).replace(LINK, (link: string, name: string) => {
      const rules = getRules(name);
      if (rules === undefined) return link;
      const text = rules
        .filter(isNeeded)
        .map((rule) => rule.text)
        .join('');
      hashes.add(createHash('sha256').update(text).digest('base64'));
      return `<style>${text}</style>`;
    });
    return { html: styled, hashes: [...hashes] };
  };
}
