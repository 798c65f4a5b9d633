import { z } from 'zod';
import { failed, success } from '../result.ts';
import type { Result } from '../result.ts';
import { companySettings } from './company-settings.ts';
import { monitoringSettings } from './monitoring-settings.ts';
import { serverSettings } from './server-settings.ts';
import { settingRegistry } from './setting.ts';
import type { RegisteredSetting } from './setting.ts';

/** A row is one setting. A group such as `company` is an object of rows. */
const rows = z.object({ ...serverSettings, ...monitoringSettings, ...companySettings });

/** Adds the default of `invoiceOrigins`: the origin of the provider, which is another setting. */
const completeRows = rows.transform(({ invoiceOrigins, ...settings }) => {
  const { providerApiUrl } = settings;
  const provider = providerApiUrl === undefined ? [] : [providerApiUrl];
  return { ...settings, invoiceOrigins: invoiceOrigins ?? provider };
});

type Parsed = z.output<typeof completeRows>;

/**
 * `siteUrl`, `providerApiUrl`, `edgePurgeUrls` and the fields that end in `Origins` contain
 * origins, without a path or a slash at the end.
 */
export type Settings = { readonly [Field in keyof Parsed]: Readonly<Parsed[Field]> };

export type ListedSetting = RegisteredSetting & {
  /** Where `Settings` has the value, such as ['company', 'cui']. */
  readonly path: readonly string[];
};

function listRows(shape: z.ZodRawShape, group: readonly string[]): readonly ListedSetting[] {
  return Object.entries(shape).flatMap(([field, row]) => {
    const path = [...group, field];
    if (row instanceof z.ZodObject) return listRows(row.shape, path);
    const registered = settingRegistry.get(row);
    if (registered === undefined) throw new Error(`${path.join('.')}: use setting() for a row`);
    return { ...registered, path };
  });
}

export function listSettings(): readonly ListedSetting[] {
  return listRows(rows.shape, []);
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The values of the environment variables in the form that `rows` parses: by group and field. */
function arrangeAsRows(shape: z.ZodRawShape, environment: Environment): object {
  const fields = Object.entries(shape).map(([field, row]) => {
    if (row instanceof z.ZodObject) return [field, arrangeAsRows(row.shape, environment)];
    return [field, environment[settingRegistry.get(row)?.name ?? '']];
  });
  return Object.fromEntries(fields);
}

/** Checks each setting alone. `parseSettings` also checks rules between settings. */
export function parseRows(environment: Environment): Result<Settings, readonly string[]> {
  const parsed = completeRows.safeParse(arrangeAsRows(rows.shape, environment));
  if (parsed.success) return success(parsed.data);
  const names = new Map(listSettings().map(({ path, name }) => [path.join('.'), name]));
  return failed(
    parsed.error.issues.map(({ path, message }) => `${names.get(path.join('.'))}: ${message}`),
  );
}
