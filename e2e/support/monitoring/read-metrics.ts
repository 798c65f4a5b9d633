import { operatorRoutes } from '../../../lib/api/api-contract.ts';
import { sendRaw } from '../browser/raw-request.ts';
import type { RawAnswer } from '../browser/raw-request.ts';

export const METRICS_TOKEN = 'metrics-token-0123456789abcdef-ok';

export const readMetrics = (origin: string, token = METRICS_TOKEN): Promise<RawAnswer> =>
  sendRaw(origin, operatorRoutes.metrics, { headers: { authorization: `Bearer ${token}` } });

/** Returns the values of the metric `name` in `text`. The key of each value is its labels. */
export function valuesOf(text: string, name: string): Readonly<Record<string, number>> {
  const lines = [...text.matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? (\\S+)$`, 'gm'))];
  return Object.fromEntries(lines.map(([, labels = '', value]) => [labels, Number(value)]));
}
