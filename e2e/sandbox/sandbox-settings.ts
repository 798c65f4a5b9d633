import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);

const environment = z.object({
  SANDBOX_PORT: port.default(4010),
  SANDBOX_CONTROL_PORT: port.optional(),
  SANDBOX_DB: z.string().min(1).default(':memory:'),
  SANDBOX_ORIGIN: z.url().optional(),
  SANDBOX_SITE_ORIGIN: z.url().default('http://localhost:3000'),
});

/** README.md names each; a test compares. */
export const sandboxVariables: readonly string[] = Object.keys(environment.shape);

export type SandboxSettings = {
  readonly port: number;
  readonly controlPort: number | undefined;
  readonly database: string;
  readonly origin: string | undefined;
  readonly siteOrigin: string;
};

/** Throws an error that names every wrong variable; an empty one counts as absent. */
export function parseSandboxSettings(
  variables: Readonly<Record<string, string | undefined>>,
): SandboxSettings {
  const given = Object.entries(variables).filter(([, value]) => value !== '');
  const parsed = environment.safeParse(Object.fromEntries(given));
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  const settings = parsed.data;
  return {
    port: settings.SANDBOX_PORT,
    controlPort: settings.SANDBOX_CONTROL_PORT,
    database: settings.SANDBOX_DB,
    origin: settings.SANDBOX_ORIGIN?.replace(/\/+$/, ''),
    siteOrigin: settings.SANDBOX_SITE_ORIGIN.replace(/\/+$/, ''),
  };
}
