import { z } from 'zod';
import { failed, success } from '../../lib/result.ts';
import type { Result } from '../../lib/result.ts';
import { isPrivateHost } from '../../lib/security/site-transport.ts';
import { formatHost } from '../commands/lan-address.ts';

const MAX_PORT = 65_535;

const port = z
  .string()
  .refine(
    (value) => /^\d{1,5}$/.test(value) && Number(value) <= MAX_PORT,
    `expected a whole number from 0 to ${MAX_PORT}`,
  )
  .transform(Number);

export const isOrigin = (address: string): boolean =>
  /^https?:/.test(address) && URL.canParse(address) && new URL(address).origin === address;

const webOrigin = z
  .string()
  .transform((value) => value.replace(/\/+$/, ''))
  .refine(isOrigin, 'expected an origin such as http://localhost:3000');

const privateAddress = z
  .string()
  .refine(
    (value) => isPrivateHost(formatHost(value)),
    'expected an address in a private network, such as 192.168.1.7',
  );

const environment = z.object({
  SANDBOX_PORT: port.default(4010),
  SANDBOX_CONTROL_PORT: port.optional(),
  SANDBOX_DB: z.string().min(1).default(':memory:'),
  SANDBOX_ORIGIN: webOrigin.optional(),
  SANDBOX_SITE_ORIGIN: webOrigin.default('http://localhost:3000'),
  SANDBOX_LAN_ADDRESS: privateAddress.optional(),
});

export type SandboxSettings = {
  readonly port: number;
  readonly controlPort: number | undefined;
  readonly database: string;
  readonly origin: string | undefined;
  readonly siteOrigin: string;
  readonly lanAddress: string | undefined;
};

/** The port after the sandbox's port. Port 0 means any free port, so it stays 0. */
export const getDefaultControlPort = (port: number): number => (port === 0 ? 0 : port + 1);

/**
 * A failure lists each wrong variable and its expected form. An empty variable counts as absent.
 */
export function parseSandboxSettings(
  variables: Readonly<Record<string, string | undefined>>,
): Result<SandboxSettings, readonly string[]> {
  const given = Object.entries(variables).filter(([, value]) => value !== '');
  const parsed = environment.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    return failed(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  }
  const settings = parsed.data;
  return success({
    port: settings.SANDBOX_PORT,
    controlPort: settings.SANDBOX_CONTROL_PORT,
    database: settings.SANDBOX_DB,
    origin: settings.SANDBOX_ORIGIN,
    siteOrigin: settings.SANDBOX_SITE_ORIGIN,
    lanAddress: settings.SANDBOX_LAN_ADDRESS,
  });
}
