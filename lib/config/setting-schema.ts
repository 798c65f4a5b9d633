import { z } from 'zod';
import { appSettings } from './app-settings.ts';
import { companySettings } from './company-settings.ts';
import { paymentSettings } from './payment-settings.ts';
import { serverSettings } from './server-settings.ts';

/**
 * The schema of the environment variables. Example values are recognizable on the page ('Exemplu',
 * 'exemplu', a reserved .example host, zeros), so that no reader takes them for the company's.
 */
export const settingSchema = z.object({
  ...serverSettings,
  ...companySettings,
  ...appSettings,
  ...paymentSettings,
});
