import { Readable } from 'node:stream';
import { Agent } from 'undici';
import { z } from 'zod';
import { toFailedCall } from '../../lib/provider/contract/provider-failure.ts';
import type { ProviderFailure } from '../../lib/provider/contract/provider-failure.ts';
import { callDeadlinesMs, callLimits, CONNECT_TIMEOUT_MS } from '../../lib/provider/call-limits.ts';
import type { CallName } from '../../lib/provider/call-limits.ts';
import { toRequest } from '../../lib/provider/client.ts';
import type { ProviderClient } from '../../lib/provider/client.ts';
import { readAnswer } from '../../lib/provider/read-answer.ts';
import { failed, success } from '../../lib/result.ts';
import type { Result } from '../../lib/result.ts';
import { createContractDocument } from '../sandbox/provider-app.ts';
import { broken, describeIssues, passed } from './report.ts';
import type { Finding } from './report.ts';

export type Exchange = {
  readonly name: CallName;
  readonly durationMs: number;
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Of the body as received, so possibly compressed. */
  readonly size: number;
  readonly result: Result<unknown, ProviderFailure>;
};

export type WatchedClient = ProviderClient & { readonly getLast: () => Exchange };

/**
 * Sends requests and reads answers as the site's client does, and keeps the last exchange. Has no
 * retry, circuit breaker or bulkhead.
 */
export function createWatchedClient(origin: string, correlationId: string): WatchedClient {
  const agent = new Agent({ connect: { timeout: CONNECT_TIMEOUT_MS }, allowH2: false });
  let last: Exchange | undefined;

  const send: ProviderClient['send'] = async (call) => {
    const { name } = call;
    const limits = callLimits[name];
    const signal = AbortSignal.timeout(callDeadlinesMs[name]);
    const startedAt = performance.now();
    let status: number | undefined;
    let headers: Exchange['headers'] = {};
    let size = 0;
    const count = async function* (body: Readable): AsyncGenerator<Buffer> {
      for await (const chunk of body) {
        size += chunk.length;
        yield chunk;
      }
    };
    const exchange = async (): Promise<unknown> => {
      const request = toRequest(call, limits, correlationId);
      const answer = await agent.request({ origin, ...request, signal });
      ({ statusCode: status, headers } = answer);
      return readAnswer({ ...answer, body: Readable.from(count(answer.body)) }, limits);
    };
    const result = await exchange().then(success, (error: unknown) => {
      const failure = signal.aborted ? TIMED_OUT : toFailedCall(error)?.failure;
      if (failure === undefined) throw error;
      return failed(failure);
    });
    const durationMs = Math.round(performance.now() - startedAt);
    last = { name, durationMs, status, headers, size, result };
    return result;
  };
  const getLast = (): Exchange => {
    if (last === undefined) throw new Error('No call has been sent');
    return last;
  };
  return { send, getGroupStates: () => [], getLast, close: () => agent.destroy() };
}

const TIMED_OUT: ProviderFailure = { kind: 'timeout' };

type DocumentedAnswer = {
  readonly contentType: string;
  readonly schema: z.ZodType;
};

/** The documented answers by the name of the operation and by status. */
export type ContractDocument = ReadonlyMap<string, ReadonlyMap<number, DocumentedAnswer>>;

const operationIds: Readonly<Record<CallName, string>> = {
  menu: 'getMenu',
  restaurants: 'listRestaurants',
  invoice: 'getInvoice',
  verifyToken: 'verifyToken',
  resetPassword: 'resetPassword',
  activateAccount: 'activateAccount',
  paymentAuthorization: 'getPaymentForm',
  orderAuthorized: 'authorizeOrder',
  cardForm: 'getCardForm',
};

type Operation = {
  readonly operationId: string;
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { readonly schema: object }>> }>
  >;
};

/** Reads the OpenAPI document, which the sandbox makes from the schemas of our contract. */
export function readDocument(): ContractDocument {
  const text = JSON.stringify(createContractDocument('http://provider.example'));
  const { components, paths } = JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/'));
  const document = new Map<string, Map<number, DocumentedAnswer>>();
  for (const operations of Object.values<Readonly<Record<string, Operation>>>(paths)) {
    for (const { operationId, responses } of Object.values(operations)) {
      const answers = Object.entries(responses).flatMap(([status, { content }]) =>
        Object.entries(content).map(([contentType, { schema }]): [number, DocumentedAnswer] => [
          Number(status),
          // The Zod schema also accepts objects with fields that the document does not name.
          { contentType, schema: z.fromJSONSchema({ ...schema, $defs: components.schemas }) },
        ]),
      );
      document.set(operationId, new Map(answers));
    }
  }
  return document;
}

/** A request with an unknown id, an unknown token or a used token must get a `refusal`. */
export type Expectation = 'success' | 'refusal';

/** The answers to these calls contain no personal data, so the report may show their values. */
const PUBLIC_CALLS: readonly CallName[] = ['menu', 'restaurants'];

const formatNumber = (value: number): string => value.toLocaleString('en');

/** Compares an answer with the document and with what the site's client has made of it. */
export function checkExchange(
  { name, status, headers, size, durationMs, result }: Exchange,
  document: ContractDocument,
  expectation: Expectation,
): readonly Finding[] {
  const deadline = `${formatNumber(callDeadlinesMs[name])} ms`;
  if (!result.ok && result.failure.kind === 'timeout') {
    return [broken(`sends no complete answer within ${deadline}, after which the site gives up`)];
  }
  if (status === undefined) return [broken('ends the connection before it answers')];
  if (status >= 300 && status < 400) {
    return [broken(`answers ${status}, a redirect, which the site does not follow`)];
  }
  const documented = document.get(operationIds[name]) ?? new Map<number, DocumentedAnswer>();
  const expected = [...documented.keys()].filter((known) =>
    expectation === 'success' ? known < 300 : known >= 400 && known < 500,
  );
  const answer = documented.get(status);
  if (answer === undefined || !expected.includes(status)) {
    const request = expectation === 'success' ? 'valid request' : 'value that does not exist';
    const statuses = expected.join(', ');
    return [broken(`answers ${status} to a ${request}; the document has ${statuses}`)];
  }
  const type = String(headers['content-type'] ?? '(none)');
  if (!type.toLowerCase().startsWith(answer.contentType)) {
    return [broken(`has the content type ${type}; the document has ${answer.contentType}`)];
  }
  const arrived = [
    passed(`answers ${status} in ${formatNumber(durationMs)} ms; the site waits ${deadline}`),
    passed(`has the content type ${answer.contentType}`),
  ];
  const encoding = String(headers['content-encoding'] ?? 'not compressed');
  const most = `${formatNumber(callLimits[name].maxBodyBytes)} bytes`;
  if (result.ok) {
    const isPublic = PUBLIC_CALLS.includes(name);
    const issues = describeIssues(answer.schema, result.value, isPublic);
    return [
      ...arrived,
      passed(`sends ${formatNumber(size)} bytes, ${encoding}; the site reads ${most}`),
      ...(issues.length === 0 ? [passed('has the documented body')] : []),
      ...issues.map((issue) => broken(`body: ${issue}`)),
    ];
  }
  const { failure } = result;
  if (failure.kind === 'refused') return [...arrived, passed('has the documented body')];
  const sentences: Readonly<Record<string, string>> = {
    'content encoding': `has a body in the encoding ${encoding} that the site cannot read: it takes gzip and br, up to ${most} decompressed`,
    'too large': `sends more than ${most}, the most that the site reads`,
    'refusal outside the contract': 'has no text in $.result.message',
    object: 'reports a failure, or has nothing but a message',
    'cut off': 'ends the connection before the answer is complete',
  };
  const reason = 'reason' in failure ? failure.reason : failure.kind;
  return [...arrived, broken(sentences[reason] ?? `has a body that is no ${reason}`)];
}
