import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '../../../lib/addresses/routes.ts';
import { sendRaw } from '../browser/raw-request.ts';
import { METRICS_TOKEN, readMetrics } from './read-metrics.ts';
import type { TraceCollector } from './trace-collector.ts';

const EXPORTED_WITHIN_MS = 10_000;
const POLL_MS = 50;

/** Settings of a site that has metrics and sends its traces to the collector. */
export const watchedBy = ({ origin }: TraceCollector): Readonly<Record<string, string>> => ({
  METRICS_TOKEN,
  OTEL_EXPORTER_OTLP_ENDPOINT: origin,
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  // In milliseconds. By default the site collects spans for 5 s before it sends them.
  OTEL_BSP_SCHEDULE_DELAY: '100',
});

/** Resolves to a text with all metrics and spans of the site so far. */
export async function readMonitoring(
  origin: string,
  { received }: TraceCollector,
): Promise<string> {
  const metrics = await readMetrics(origin);
  const read = (): string => Buffer.concat(received.map(({ body }) => body)).toString();
  const before = read().length;
  // The site sends spans in the order in which they end. So this function visits one more page and
  // waits for the span of that visit. By then the spans of all earlier visits have arrived.
  await sendRaw(origin, routes.terms());
  const giveUpAt = performance.now() + EXPORTED_WITHIN_MS;
  while (!read().slice(before).includes(`GET ${routes.terms()}`)) {
    if (performance.now() > giveUpAt)
      throw new Error('The collector got no span of the last visit');
    await wait(POLL_MS);
  }
  return `${metrics.body}\n${read()}`;
}
