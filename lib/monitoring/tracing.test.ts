import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-base';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-base';
import { enterRequestContext } from '@/lib/signals/request-context';
import { getSignals } from '@/lib/signals/signals';
import type { CallInProgress } from '@/lib/signals/signals';
import { startTracing } from './tracing.ts';
import type { Tracing } from './tracing.ts';

const TRACEPARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const request = { route: '/activate/[token]', correlationId: 'c-1' };
const createCall = (): CallInProgress => ({
  call: 'activateAccount',
  group: 'account',
  method: 'POST',
  correlationId: 'c-1',
  headers: {},
});

describe('traces', () => {
  let exporter: InMemorySpanExporter;
  let tracing: Tracing;

  const start = (isParentTrusted: boolean): void => {
    exporter = new InMemorySpanExporter();
    tracing = startTracing({ exporter, isParentTrusted });
  };
  const emitRequest = (traceparent?: string, route = request.route): void => {
    const context = { ...request, route };
    enterRequestContext(context);
    getSignals().emit('requestStarted', context, { method: 'GET', traceparent });
    const call = createCall();
    getSignals().emit('callStarted', call);
    getSignals().emit('callEnded', call, { outcome: 'timeout', seconds: 2.5 });
    getSignals().emit('requestAnswered', context, { status: 503, seconds: 2.6 });
  };
  const getSpans = async (): Promise<readonly ReadableSpan[]> => {
    await tracing.flush();
    return exporter.getFinishedSpans();
  };
  afterEach(() => getSignals().removeAllListeners());

  it('have a span for the request, with its route, and a child span for the call', async () => {
    start(false);
    emitRequest();
    const [call, visit] = await getSpans();
    expect(visit).toMatchObject({
      name: 'GET /activate/[token]',
      parentSpanContext: undefined,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/activate/[token]',
        'http.response.status_code': 503,
        'correlation.id': 'c-1',
      },
    });
    expect(call).toMatchObject({
      name: 'provider activateAccount',
      parentSpanContext: { spanId: visit?.spanContext().spanId },
      attributes: {
        'http.request.method': 'POST',
        'provider.call': 'activateAccount',
        'provider.group': 'account',
        'provider.outcome': 'timeout',
        'correlation.id': 'c-1',
      },
    });
  });

  it('can be continued by the provider, which gets the id of the span of the call', async () => {
    start(false);
    const call = createCall();
    getSignals().emit('callStarted', call);
    getSignals().emit('callEnded', call, { outcome: 'answered', seconds: 0.1 });
    const [span] = await getSpans();
    const { traceId, spanId } = span?.spanContext() ?? {};
    expect(call.headers).toEqual({ traceparent: `00-${traceId}-${spanId}-01` });
  });

  it.each([
    ['continue', true, '0af7651916cd43dd8448eb211c80319c'],
    ['ignore', false, expect.not.stringMatching('0af7651916cd43dd8448eb211c80319c')],
  ])(
    '%s the trace of the traceparent header when isParentTrusted is %s',
    async (_, isTrusted, traceId) => {
      start(isTrusted);
      emitRequest(TRACEPARENT);
      const spans = await getSpans();
      expect(spans.map((span) => span.spanContext().traceId)).toEqual([traceId, traceId]);
    },
  );

  it.each(['', 'nonsense', `${TRACEPARENT}-extra`, `ff${TRACEPARENT.slice(2)}`])(
    'have no parent when the traceparent header is %j',
    async (traceparent) => {
      start(true);
      emitRequest(traceparent);
      const [, visit] = await getSpans();
      expect(visit).toMatchObject({ name: 'GET /activate/[token]', parentSpanContext: undefined });
    },
  );

  it.each(['/_next/static', '/api/health/ready'])('have no request span for %s', async (route) => {
    start(false);
    emitRequest(undefined, route);
    expect((await getSpans()).map(({ name }) => name)).toEqual(['provider activateAccount']);
  });
});
