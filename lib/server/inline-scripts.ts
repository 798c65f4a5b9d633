import { createHash } from 'node:crypto';
import { DEVICE_SCRIPT } from '../app/device-script.ts';
import { MENU_VIEW_SCRIPT } from '../security/menu-view-script.ts';
import { OPENING_GROUPS_SCRIPT } from '../security/opening-groups-script.ts';
import { TABLE_STRIP_SCRIPT } from '../security/table-strip-script.ts';

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
