/**
 * Browsers call the policy that has this name for each text that a script assigns as HTML or as the
 * address of a script.
 */
export const TRUSTED_TYPES_POLICY = 'default';

const SCRIPTS_PATH = '/_next/static/chunks/';
/** The script of the service worker. */
export const WORKER_ADDRESS = '/sw.js';

/** In the browser React creates each script element from it. */
const EMPTY_SCRIPT = '<script></script>';

/** The part of the browser's `trustedTypes` that we use. Some browsers have no `trustedTypes`. */
export type TrustedTypes = {
  readonly createPolicy: (name: string, rules: TrustedTypesRules) => unknown;
  /** The policy that has the name `TRUSTED_TYPES_POLICY`, if it exists. */
  readonly defaultPolicy: unknown;
};

/** A rule accepts a text by returning it. On `null` the browser refuses the assignment. */
export type TrustedTypesRules = {
  readonly createHTML: (html: string) => string | null;
  readonly createScriptURL: (address: string) => string | null;
};

/**
 * The policy of a page with the framework. It has no rule for code, so browsers refuse to run a text
 * as code.
 */
export function createTrustedTypesPolicy(trustedTypes: TrustedTypes, pageAddress: string): void {
  const { origin } = new URL(pageAddress);
  trustedTypes.createPolicy(TRUSTED_TYPES_POLICY, {
    createHTML: (html) => (html === EMPTY_SCRIPT ? html : null),
    createScriptURL: (address) => (isOwnScript(address, origin) ? address : null),
  });
}

/**
 * The policy of a page without the framework, which accepts only the service worker. In development
 * the page has the framework's policy, and browsers do not call it.
 */
export function allowWorker(trustedTypes: TrustedTypes): void {
  if (trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy(TRUSTED_TYPES_POLICY, {
    createHTML: () => null,
    createScriptURL: (address) => (address === WORKER_ADDRESS ? address : null),
  });
}

function isOwnScript(address: string, origin: string): boolean {
  try {
    const script = new URL(address, origin);
    return script.origin === origin && script.pathname.startsWith(SCRIPTS_PATH);
  } catch {
    return false;
  }
}
