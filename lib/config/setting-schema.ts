import { z } from 'zod';
import { appSettings } from './app-settings.ts';
import { companySettings } from './company-settings.ts';
import { paymentSettings } from './payment-settings.ts';
import { serverSettings } from './server-settings.ts';

/**
 * The environment, variable by variable. Example values say so in what they print ('Exemplu',
 * 'exemplu', a reserved .example host, zeros), so that no reader takes them for the company's.
 */
export const settingSchema = z.object({
  ...serverSettings,
  ...companySettings,
  ...appSettings,
  ...paymentSettings,
});
