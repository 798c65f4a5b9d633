import { ExportResultCode } from '@opentelemetry/core';
import type { SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { Settings } from '@/lib/config';
import type { Log } from '@/lib/log';
import { assertNever } from '@/lib/result';

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
