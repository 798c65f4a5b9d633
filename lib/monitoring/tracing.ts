import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Context, Span, SpanContext, Tracer } from '@opentelemetry/api';
import { ExportResultCode, parseTraceParent } from '@opentelemetry/core';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { SpanExporter } from '@opentelemetry/sdk-trace-base';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { reportRoutes } from '@/lib/addresses/report-routes';
import { operatorRoutes } from '@/lib/api/api-contract';
import { getRequestContext, getProcessEvents } from '@/lib/process-events';
import type { CallInProgress, RequestContext } from '@/lib/process-events';
import type { Settings } from '@/lib/config';
import type { Log } from '@/lib/log';
import { assertNever } from '@/lib/result';

const SERVICE_NAME = 'public-site';
const SERVER_ERROR = 500;

/** Requests for these routes get no span, because such a span would say little about a visit. */
const UNTRACED: ReadonlySet<string> = new Set([
  ...Object.values(operatorRoutes),
  ...Object.values(reportRoutes),
  '/_next/static',
  '/icons',
]);

type TracingOptions = {
  readonly exporter: SpanExporter;
  /**
   * Whether a trusted proxy is in front of the site, so that no client can choose `traceparent`. If
   * not, this code ignores the `traceparent` of a request.
   */
  readonly isParentTrusted: boolean;
};

export type Tracing = { readonly flush: () => Promise<void> };

/** Next's own spans are not used, because their attributes have addresses with tokens and ids. */
export function startTracing({ exporter, isParentTrusted }: TracingOptions): Tracing {
  const named = resourceFromAttributes({ 'service.name': SERVICE_NAME });
  const resource = defaultResource()
    .merge(named)
    .merge(detectResources({ detectors: [envDetector] }));
  const spanProcessors = [new BatchSpanProcessor(exporter)];
  const provider = new BasicTracerProvider({ resource, spanProcessors });
  const tracer = provider.getTracer(SERVICE_NAME);
  const requestSpans = new WeakMap<RequestContext, Span>();
  traceRequests(tracer, requestSpans, isParentTrusted);
  traceProviderCalls(tracer, requestSpans);
  return { flush: () => provider.forceFlush() };
}

function traceRequests(
  tracer: Tracer,
  spans: WeakMap<RequestContext, Span>,
  isParentTrusted: boolean,
): void {
  getProcessEvents()
    .on('requestStarted', (request, { method, traceparent }) => {
      if (UNTRACED.has(request.route)) return;
      const parent = isParentTrusted ? parseTraceParent(traceparent ?? '') : null;
      const attributes = {
        'http.request.method': method,
        'http.route': request.route,
        'correlation.id': request.correlationId,
      };
      const options = { kind: SpanKind.SERVER, attributes };
      spans.set(request, tracer.startSpan(`${method} ${request.route}`, options, toRemote(parent)));
    })
    .on('requestEnded', (request, { status }) => {
      const span = spans.get(request)?.setAttribute('http.response.status_code', status);
      if (status >= SERVER_ERROR) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    });
}

function traceProviderCalls(tracer: Tracer, requestSpans: WeakMap<RequestContext, Span>): void {
  const spans = new WeakMap<CallInProgress, Span>();
  getProcessEvents()
    .on('callStarted', (call) => {
      const request = getRequestContext();
      const parent = request && requestSpans.get(request);
      const attributes = {
        'http.request.method': call.method,
        'provider.call': call.call,
        'provider.group': call.group,
        'correlation.id': call.correlationId,
      };
      const span = tracer.startSpan(
        `provider ${call.call}`,
        { kind: SpanKind.CLIENT, attributes },
        parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT,
      );
      call.headers['traceparent'] = formatTraceParent(span.spanContext());
      spans.set(call, span);
    })
    .on('callEnded', (call, { outcome }) => {
      const span = spans.get(call)?.setAttribute('provider.outcome', outcome);
      if (outcome !== 'answered') span?.setStatus({ code: SpanStatusCode.ERROR, message: outcome });
      span?.end();
    });
}

function toRemote(parent: SpanContext | null): Context {
  if (parent === null) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true });
}

/**
 * The propagator of OpenTelemetry is not used, because it would also read the client's `tracestate`
 * and send it to the provider.
 */
function formatTraceParent({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

type Protocol = Settings['otelExporterOtlpProtocol'];

/** `OTLPTraceExporter` reads its endpoint from the environment, so it needs no argument here. */
async function openExporter(protocol: Protocol): Promise<SpanExporter> {
  switch (protocol) {
    case 'http/protobuf':
      return new (await import('@opentelemetry/exporter-trace-otlp-proto')).OTLPTraceExporter();
    case 'http/json':
      return new (await import('@opentelemetry/exporter-trace-otlp-http')).OTLPTraceExporter();
    default:
      return assertNever(protocol);
  }
}

function withFailureLog(exporter: SpanExporter, log: Log): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code === ExportResultCode.FAILED) {
          log.warn({ err: result.error, spans: spans.length }, 'Traces were not sent');
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

export async function createSpanExporter(protocol: Protocol, log: Log): Promise<SpanExporter> {
  return withFailureLog(await openExporter(protocol), log);
}
