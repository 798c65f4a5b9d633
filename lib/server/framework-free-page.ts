import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getLog } from '../log.ts';
import { parseJson } from '../parse-json.ts';

/**
 * The client components that need no framework in the browser: their HTML is complete, or
 * `page-script.ts` or `front-page-script.ts` does what they do. A page that has only these is
 * framework-free.
 */
const FRAMEWORK_FREE_COMPONENTS: ReadonlySet<string> = new Set([
  'DeviceScript',
  'PageScript',
  'PictureImage',
  'ServerSection',
  'StructuredScript',
  // The framework's own, of which our `error.tsx` are `default` too.
  'default',
  'IconMark',
  'MetadataBoundary',
  'OutletBoundary',
  'ViewportBoundary',
]);

/** One script of the framework's payload. Its text is a string of JSON. */
const PAYLOAD_SCRIPT =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(\[[0-2](?:,(?:null|("[^"\\\n]*(?:\\.[^"\\\n]*)*")))?\]\);?<\/script>/g;
/** The framework's other scripts, and the links that load them early. */
const FRAMEWORK_SCRIPT =
  /<script src="\/_next\/static\/[^>]*><\/script>|<script id="_R_">[^<]*<\/script>|<link rel="preload" as="script"[^>]*>/g;

/** A row of the payload that names a client component, or the row in which its name is. */
const COMPONENT_ROW = /:I\[\d+,(?:\[[^\]]*\]|"[^"\\]*"),"(?:\$([0-9a-f]+)|([^"\\]*))"/g;
const COMPONENT_ROW_BEGINNING = ':I[';
const TEXT_ROW = /([0-9a-f]+):"([^"\\]*)"/g;

/** `.next` has a file for each, with the elements that load it (`e2e/commands/build-page-script.ts`). */
type ScriptName = 'page-script' | 'front-page-script';

/** The mark of `PageMain`. In a text its quotes would be escaped. */
const FRONT_PAGE = ' data-script="front"';

/**
 * Returns a function that leaves the framework out of a framework-free page: 135 kB of scripts, and the
 * payload, which repeats the page. A page with any other client component, or whose payload cannot
 * be read, stays as it is (`docs/decisions/0064-framework-free-pages.md`).
 */
export function createFrameworkRemover(
  readScript: (name: ScriptName) => string = readScriptElements,
): (html: string) => string {
  const scripts = new Map<ScriptName, string>();
  return (html) => {
    if (!isFrameworkFree(html)) return html;
    const name = html.includes(FRONT_PAGE) ? 'front-page-script' : 'page-script';
    const script = scripts.get(name) ?? readScript(name);
    scripts.set(name, script);
    if (script === '') return html;
    const page = html.replace(PAYLOAD_SCRIPT, '').replace(FRAMEWORK_SCRIPT, '');
    // A payload script of an unknown form, which was not read.
    if (page.includes('self.__next_f')) return html;
    return page.replace('</head>', () => `${script}</head>`);
  };
}

function isFrameworkFree(html: string): boolean {
  const payload = Array.from(html.matchAll(PAYLOAD_SCRIPT), ([, text]) => parseText(text)).join('');
  const names = listComponents(payload);
  return names.includes('PageScript') && names.every((name) => FRAMEWORK_FREE_COMPONENTS.has(name));
}

/** The beginning of a row for what is not JSON: `listComponents` then finds an unknown shape. */
function parseText(text = '""'): string {
  const parsed = parseJson(text);
  return typeof parsed === 'string' ? parsed : COMPONENT_ROW_BEGINNING;
}

/**
 * The text of a restaurant may look like a row. It can only add a name, so that its page keeps
 * the framework. The empty name stands for rows of an unknown shape.
 */
function listComponents(payload: string): readonly string[] {
  const rows = [...payload.matchAll(COMPONENT_ROW)];
  if (rows.length !== payload.split(COMPONENT_ROW_BEGINNING).length - 1) return [''];
  const texts = [...payload.matchAll(TEXT_ROW)];
  return rows.flatMap(([, row, name = '']) => {
    if (row === undefined) return [name];
    // The text before a row may end with letters that look like a part of the row's id.
    const named = texts.filter(([, id]) => id?.endsWith(row)).map(([, , text = '']) => text);
    return named.length > 0 ? named : [''];
  });
}

/** Empty, and logged, when the file is missing. Every page then has the framework. */
function readScriptElements(name: ScriptName): string {
  try {
    return readFileSync(
      path.join(/* turbopackIgnore: true */ process.cwd(), `.next/${name}.html`),
      'utf8',
    );
  } catch (error) {
    getLog().error(
      { error: String(error) },
      'page cache: no script for pages without the framework',
    );
    return '';
  }
}
