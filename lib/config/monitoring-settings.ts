import { httpAddress, oneOf, secret, wholeNumber } from './setting-kinds.ts';
import { setting } from './setting.ts';

export const monitoringSettings = {
  metricsPort: setting('METRICS_PORT', wholeNumber(1, 65_535), {
    meaning:
      'a second port that serves `/metrics` for Prometheus, on `BIND_ADDRESS` or else on `127.0.0.1`',
    defaultInWords: 'none: no such port',
    isAbsentFromPages: true,
  }),
  metricsToken: setting('METRICS_TOKEN', secret, {
    meaning: 'bearer token, of at least 32 characters, that a request to `/api/metrics` must send',
    defaultInWords: 'none: `/api/metrics` answers 404',
    isAbsentFromPages: true,
  }),
  vitalsSamplePercent: setting('VITALS_SAMPLE_PERCENT', wholeNumber(0, 100), {
    default: '0',
    meaning:
      'share of the visits to public pages, in per cent, that report their speed (web vitals) to the site; 0 measures nothing; needs `METRICS_PORT` or `METRICS_TOKEN`',
  }),
  otelExporterOtlpEndpoint: setting('OTEL_EXPORTER_OTLP_ENDPOINT', httpAddress, {
    meaning:
      'OpenTelemetry collector that gets traces over HTTP; the other standard variables (`OTEL_…`) count too',
    defaultInWords: 'none: no traces',
    isAbsentFromPages: true,
  }),
  otelExporterOtlpProtocol: setting(
    'OTEL_EXPORTER_OTLP_PROTOCOL',
    oneOf(['http/protobuf', 'http/json']),
    {
      default: 'http/protobuf',
      meaning: 'encoding of the traces: `http/protobuf` or `http/json`',
      isAbsentFromPages: true,
    },
  ),
};
