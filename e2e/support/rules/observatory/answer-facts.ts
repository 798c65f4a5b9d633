import type { IncomingHttpHeaders } from 'node:http';

export type ScoredAnswer = { readonly headers: IncomingHttpHeaders; readonly body: string };

type Script = {
  readonly address: string;
  readonly hasIntegrity: boolean;
  readonly isForeign: boolean;
  readonly isOnHttps: boolean;
};

export type Applies = (answer: ScoredAnswer) => boolean;

const POLICY = 'content-security-policy';
const SCRIPT_WITH_ADDRESS = /<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g;

const valueOf = ({ headers }: ScoredAnswer, name: string): string | undefined =>
  headers[name]?.toString().trim().toLowerCase();

export const always: Applies = () => true;

export const has =
  (name: string, pattern: RegExp): Applies =>
  (answer) =>
    pattern.test(valueOf(answer, name) ?? '');

export const lacks =
  (name: string): Applies =>
  (answer) =>
    valueOf(answer, name) === undefined;

/** Each directive is a list of its name and its sources. */
const listDirectives = (answer: ScoredAnswer): readonly (readonly string[])[] =>
  (valueOf(answer, POLICY) ?? '').split(';').map((directive) => directive.trim().split(/\s+/));

function listSources(answer: ScoredAnswer, directive: string): readonly string[] | undefined {
  return listDirectives(answer)
    .find(([name]) => name === directive)
    ?.slice(1);
}

/**
 * For a missing directive the sources of `default-src` count. If `default-src` is missing too, the
 * source `*` counts.
 */
export const allows =
  (directive: string, pattern: RegExp): Applies =>
  (answer) => {
    const sources = listSources(answer, directive) ?? listSources(answer, 'default-src') ?? ['*'];
    return sources.some((source) => pattern.test(source));
  };

export const allowsExceptIn =
  (exceptions: readonly string[], pattern: RegExp): Applies =>
  (answer) =>
    listDirectives(answer)
      .filter(([name = '']) => !exceptions.includes(name))
      .some(([, ...sources]) => sources.some((source) => pattern.test(source)));

export const hasDirective =
  (directive: string): Applies =>
  (answer) =>
    listSources(answer, directive) !== undefined;

export const isHtml: Applies = has('content-type', /^text\/html/);

export const either =
  (...facts: readonly Applies[]): Applies =>
  (answer) =>
    facts.some((applies) => applies(answer));

export const both =
  (one: Applies, other: Applies): Applies =>
  (answer) =>
    one(answer) && other(answer);

export const not =
  (applies: Applies): Applies =>
  (answer) =>
    !applies(answer);

export const hasHsts =
  (seconds: number): Applies =>
  (answer) => {
    const header = valueOf(answer, 'strict-transport-security') ?? '';
    const maxAge = /max-age=(\d+)/.exec(header)?.[1];
    return maxAge !== undefined && Number(maxAge) >= seconds;
  };

export const hasCookie =
  (pattern: RegExp): Applies =>
  ({ headers }) =>
    headers['set-cookie']?.some((cookie) => pattern.test(cookie)) ?? false;

const listScripts = ({ body }: ScoredAnswer): readonly Script[] =>
  [...body.matchAll(SCRIPT_WITH_ADDRESS)].map(([tag, address = '']) => ({
    address,
    hasIntegrity: tag.includes(' integrity="'),
    isForeign: /^(?:https?:)?\/\//.test(address),
    isOnHttps: address.startsWith('https:'),
  }));

export const hasScript =
  (expected: Partial<Script>): Applies =>
  (answer) =>
    listScripts(answer).some((script) =>
      Object.entries(expected).every(([key, value]) => Reflect.get(script, key) === value),
    );
