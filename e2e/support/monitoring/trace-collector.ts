import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { routes } from '../../../lib/addresses/routes.ts';
import { startListener } from '../../sandbox/listener.ts';
import { sendRaw } from '../browser/raw-request.ts';
import { METRICS_TOKEN, readMetrics } from './read-metrics.ts';

const attributeShape = z.object({
  key: z.string(),
  value: z.union([
    z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
    z.object({ intValue: z.number() }).transform(({ intValue }) => intValue),
  ]),
});
const spanShape = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: z
    .array(attributeShape)
    .transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, value]))),
});
const exportShape = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attributeShape.catch({ key: '', value: '' })) }),
      scopeSpans: z.array(z.object({ spans: z.array(spanShape) })),
    }),
  ),
});

export type CollectedSpan = z.infer<typeof spanShape>;
type Received = { readonly path: string; readonly type: string; readonly body: Buffer };

export type TraceCollector = {
  readonly origin: string;
  readonly received: readonly Received[];
  /** Throws when a received body is not JSON or does not match `exportShape`. */
  readonly getSpans: () => readonly CollectedSpan[];
  /** Throws as `getSpans` does. */
  readonly getServiceNames: () => readonly unknown[];
  readonly stop: () => Promise<void>;
};

/** Starts a server that accepts traces, as an OpenTelemetry collector does. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const received: Received[] = [];
  const { origin, close } = await startListener(async (request, response) => {
    const { url: path = '', headers } = request;
    received.push({ path, type: headers['content-type'] ?? '', body: await buffer(request) });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }, 0);
  const parse = () =>
    received.flatMap(({ body }) => exportShape.parse(JSON.parse(body.toString())).resourceSpans);
  return {
    origin,
    received,
    getSpans: () => parse().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    getServiceNames: () =>
      parse().flatMap(({ resource }) =>
        resource.attributes.filter(({ key }) => key === 'service.name').map(({ value }) => value),
      ),
    stop: close,
  };
}

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
