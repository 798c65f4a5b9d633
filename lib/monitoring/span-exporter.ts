import type { SpanExporter } from '@opentelemetry/sdk-trace-base';
import { assertNever } from '@/lib/result';
import type { Settings } from '@/lib/config';

/** Reads the endpoint and the other standard settings from the environment itself. */
export async function createSpanExporter(
  protocol: Settings['otelExporterOtlpProtocol'],
): Promise<SpanExporter> {
  switch (protocol) {
    case 'http/protobuf':
      return new (await import('@opentelemetry/exporter-trace-otlp-proto')).OTLPTraceExporter();
    case 'http/json':
      return new (await import('@opentelemetry/exporter-trace-otlp-http')).OTLPTraceExporter();
    default:
      return assertNever(protocol);
  }
}
