import { z } from 'zod';
import { publicRoutes } from '@/lib/addresses/public-routes';
import type { ApiRoute } from '@/lib/api/json-response';
import { getSettings } from '@/lib/config';
import { getProcessEvents } from '@/lib/process-events';
import { createReportRoute } from './report-route.ts';
import { VITALS } from './vital.ts';
import type { Measurement } from './vital.ts';

const CONTENT_TYPE = /^application\/json\s*(?:;|$)/i;
const MAX_BYTES = 4_096;
const MAX_MEASUREMENTS = 30;
const TEN_MINUTES_MS = 600_000;

const schema: z.ZodType<readonly Measurement[]> = z
  .array(
    z.strictObject({
      page: z.enum(Object.values(publicRoutes).map(({ path }) => path)),
      vital: z.enum(VITALS),
      value: z.number().min(0).max(TEN_MINUTES_MS),
    }),
  )
  .min(1)
  .max(MAX_MEASUREMENTS);

export function createVitalsRoute(
  isOn: () => boolean = () => getSettings().vitalsSamplePercent > 0,
): ApiRoute {
  return createReportRoute({
    contentType: CONTENT_TYPE,
    maxBytes: MAX_BYTES,
    schema,
    isOn,
    receive: (measurements) => {
      for (const measurement of measurements) getProcessEvents().emit('vitalMeasured', measurement);
    },
  });
}
