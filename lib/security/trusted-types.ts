/**
 * Browsers call the policy that has this name for each text that a script assigns as HTML or as the
 * address of a script.
 */
export const TRUSTED_TYPES_POLICY = 'default';

const SCRIPTS_PATH = '/_next/static/chunks/';
/** `components/restaurant/save-page.client.tsx` registers the service worker at this address. */
const WORKER_ADDRESS = '/sw.js';

/**
 * In the browser React creates each script element from `<script></script>`. After a navigation
 * inside the site, React assigns the empty text to the script of our structured data.
 */
const ACCEPTED_HTML: readonly string[] = ['', '<script></script>'];

/** The part of the browser's `trustedTypes` that we use. Some browsers have no `trustedTypes`. */
export type TrustedTypes = {
  readonly createPolicy: (name: string, rules: TrustedTypesRules) => unknown;
};

/** A rule accepts a text by returning it. On `null` the browser refuses the assignment. */
export type TrustedTypesRules = {
  readonly createHTML: (html: string) => string | null;
  readonly createScriptURL: (address: string) => string | null;
};

/** The policy has no rule for code, so browsers refuse to run a text as code. */
export function createTrustedTypesPolicy(trustedTypes: TrustedTypes, pageAddress: string): void {
  const { origin } = new URL(pageAddress);
  trustedTypes.createPolicy(TRUSTED_TYPES_POLICY, {
    createHTML: (html) => (ACCEPTED_HTML.includes(html) ? html : null),
    createScriptURL: (address) => (isOwnScript(address, origin) ? address : null),
  });
}

function isOwnScript(address: string, origin: string): boolean {
  if (address === WORKER_ADDRESS) return true;
  try {
    const script = new URL(address, origin);
    return script.origin === origin && script.pathname.startsWith(SCRIPTS_PATH);
  } catch {
    return false;
  }
}
