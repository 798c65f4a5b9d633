import { z } from 'zod';
import { hasSafeTransport, isPlainAndPrivate } from '../security/site-transport.ts';

type SettingNote = {
  /** One line of Markdown, for docs/settings.md and `.env.example`. */
  readonly meaning: string;
  /**
   * In docs/settings.md in place of the default, in `.env.example` only if the default is missing or
   * empty.
   */
  readonly defaultInWords?: string;
  /** docs/settings.md has the example value, not only the word 'Example'. */
  readonly isExampleShown?: true;
  /** A change of the value needs a new build. */
  readonly isFrozen?: true;
  /** No prerendered page contains the value, so these pages stay valid when the value changes. */
  readonly isAbsentFromPages?: true;
  /** What visitors see while the value is missing; a warning of `npm start` prints this. */
  readonly lackWithout?: string;
};

/**
 * The default, written as in the environment variable. An example is a default that the company
 * must replace before going live.
 */
type SettingDefault = { readonly default: string } | { readonly example: string };

export type RegisteredSetting = SettingNote & {
  readonly name: string;
  /** The default or the example. Undefined if there is none or its text is empty. */
  readonly defaultValue: string | undefined;
  readonly isExample: boolean;
};

export const settingRegistry = z.registry<RegisteredSetting>();

/** `name` is the name of the environment variable. */
export function setting<Value>(
  name: string,
  kind: z.ZodType<Value, string>,
  note: SettingNote & SettingDefault,
): z.ZodType<Value>;
export function setting<Value>(
  name: string,
  kind: z.ZodType<Value, string>,
  note: SettingNote,
): z.ZodType<Value | undefined>;
export function setting(
  name: string,
  kind: z.ZodType<unknown, string>,
  { default: value, example, ...note }: SettingNote & { default?: string; example?: string },
): z.ZodType {
  const text = value ?? example;
  const schema = text === undefined ? kind.optional() : kind.prefault(text);
  const isExample = example !== undefined;
  return schema.register(settingRegistry, {
    ...note,
    name,
    defaultValue: text === '' ? undefined : text,
    isExample,
  });
}

const hasProtocol = (address: string, protocols: readonly string[]): boolean =>
  URL.canParse(address) && protocols.includes(new URL(address).protocol);

/**
 * `URL` accepts `,`, `;` and `*` in a host name. This pattern refuses them, because they have a
 * meaning in a Content-Security-Policy.
 */
const PLAIN_HOST = /^[a-z0-9.-]+$|^\[[0-9a-f:]+\]$/;

const isOrigin = (address: string): boolean =>
  hasProtocol(address, ['http:', 'https:']) &&
  new URL(address).origin === address &&
  PLAIN_HOST.test(new URL(address).hostname);

const isTrustedOrigin = (address: string): boolean =>
  isOrigin(address) && hasSafeTransport(new URL(address));

const isBrowserOrigin = (address: string): boolean =>
  isTrustedOrigin(address) || (isOrigin(address) && isPlainAndPrivate(new URL(address)));

/** Removes one slash at the end, because a browser's address bar adds it to an origin. */
export const origin = z
  .string()
  .transform((value) => value.replace(/\/$/, ''))
  .refine(
    isOrigin,
    'expected an origin without path, such as https://api.example.ro or http://127.0.0.1:4010',
  );

const originList = z
  .string()
  .transform((value): readonly string[] => [...new Set(value.split(/\s+/).filter(Boolean))]);

export const origins = originList.refine(
  (list) => list.every(isTrustedOrigin),
  'expected origins without path, separated by spaces: https, or http on the loopback only',
);

/**
 * Origins that a visitor's browser opens. Plain http on a private address is valid here;
 * `lib/config.ts` refuses it unless the site is a demo on the same address.
 */
export const browserOrigins = originList.refine(
  (list) => list.every(isBrowserOrigin),
  'expected origins without path, separated by spaces: https, or http on the loopback or, for a demo, on a private address',
);

/** An address that pages link to, so https is required. */
export const webAddress = z
  .string()
  .refine((value) => hasProtocol(value, ['https:']), 'expected an https address');

/** The address of a server in our own network, so plain http is valid too. */
export const httpAddress = z
  .string()
  .refine(
    (value) => hasProtocol(value, ['http:', 'https:']),
    'expected an http:// or https:// address',
  );

/** Origins of servers in our own network, so plain http is valid too. */
export const insideOrigins = originList.refine(
  (list) => list.every(isOrigin),
  'expected http:// or https:// origins without path, separated by spaces',
);

export const secret = z.string().min(32, 'expected at least 32 characters');

export const redisAddress = z
  .string()
  .refine(
    (value) => hasProtocol(value, ['redis:', 'rediss:']),
    'expected a redis:// or rediss:// address',
  );

/** No secret, one secret, or two secrets while a new one replaces an old one. */
export const secrets = z
  .string()
  .transform((value): readonly string[] => value.split(/\s+/).filter(Boolean))
  .refine(
    (list) => list.length <= 2 && list.every((one) => secret.safeParse(one).success),
    'expected at least 32 characters, or two such secrets separated by a space',
  );

export const ipAddress = z.union([z.literal('localhost'), z.ipv4(), z.ipv6()], {
  error: 'expected an IP address such as 127.0.0.1 or ::1, or localhost',
});

export function wholeNumber(
  from: number,
  to: number,
): z.ZodPipe<z.ZodString, z.ZodTransform<number, string>> {
  return z
    .string()
    .refine(
      (value) => /^\d{1,9}$/.test(value) && Number(value) >= from && Number(value) <= to,
      `expected a whole number from ${from} to ${to}`,
    )
    .transform(Number);
}

export const text = z.string().max(300, 'expected at most 300 characters');

export function matching(pattern: RegExp, expected: string): z.ZodString {
  return z.string().regex(pattern, `expected ${expected}`);
}

export function oneOf<const Choice extends string>(
  choices: readonly Choice[],
): z.ZodEnum<{ [Key in Choice]: Key }> {
  return z.enum(choices, { error: `expected one of: ${choices.join(', ')}` });
}
