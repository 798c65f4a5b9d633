import { assertNever } from '../../lib/result.ts';
import { callLimits } from '../../lib/provider/transport/call-limits.ts';
import { callDeadlinesMs } from '../../lib/provider/transport/call-deadlines.ts';
import { toFailedCall } from '../../lib/provider/transport/failed-call.ts';
import type { ProviderFailure } from '../../lib/provider/contract/provider-failure.ts';
import { toPlainValues } from '../../lib/provider/contract/plain-values.ts';
import { readAnswer } from '../../lib/provider/transport/read-answer.ts';
import type { ContractDocument, DocumentedAnswer } from './contract-document.ts';
import { describeIssues } from './report/describe-issues.ts';
import { broken, passed } from './report/finding.ts';
import type { Finding } from './report/finding.ts';
import { replay } from './watched-client.ts';
import type { Exchange, RecordedAnswer } from './watched-client.ts';

/** A request with an unknown id, an unknown token or a used token must get a `refusal`. */
export type Expectation = 'success' | 'refusal';

/** The answers to these calls contain no personal data, so the report may show their values. */
const PUBLIC_CALLS: readonly Exchange['name'][] = ['menu', 'restaurants'];

/** The site reads the values of public calls with `toPlainValues`. */
const toPlain = (name: Exchange['name'], body: unknown): unknown =>
  PUBLIC_CALLS.includes(name) ? toPlainValues(body) : body;

const formatNumber = (value: number): string => value.toLocaleString('en');

const isExpected = (status: number, expectation: Expectation): boolean =>
  expectation === 'success' ? status < 300 : status >= 400 && status < 500;

export async function checkExchange(
  exchange: Exchange,
  document: ContractDocument,
  expectation: Expectation,
): Promise<readonly Finding[]> {
  const { name, answer, durationMs, result } = exchange;
  const deadline = `${formatNumber(callDeadlinesMs[name])} ms`;
  if (answer === undefined) {
    return result.ok ? [] : [broken(describeMissingAnswer(result.failure, deadline))];
  }
  const documented = document[name].get(answer.status);
  const expected = [...document[name].keys()].filter((status) => isExpected(status, expectation));
  if (documented === undefined || !expected.includes(answer.status)) {
    return [broken(describeStatus(answer, expectation, expected))];
  }
  const arrived = passed(
    `answers ${answer.status} in ${formatNumber(durationMs)} ms; the site waits ${deadline}`,
  );
  return [arrived, ...(await checkBody(exchange, answer, documented))];
}

function describeMissingAnswer(failure: ProviderFailure, deadline: string): string {
  switch (failure.kind) {
    case 'timeout':
      return `sends no complete answer within ${deadline}, after which the site gives up`;
    case 'unreachable':
      return 'cannot be reached';
    case 'broken':
      return `ends the connection before the answer is complete (${failure.reason})`;
    case 'refused':
    case 'unexpected-shape':
      return 'sends no usable answer';
    default:
      return assertNever(failure);
  }
}

function describeStatus(
  { status }: RecordedAnswer,
  expectation: Expectation,
  expected: readonly number[],
): string {
  if (status >= 300 && status < 400) {
    return `answers ${status}, a redirect, which the site does not follow`;
  }
  const request = expectation === 'success' ? 'valid request' : 'value that does not exist';
  return `answers ${status} to a ${request}; the document has ${expected.join(', ')}`;
}

async function checkBody(
  { name }: Exchange,
  answer: RecordedAnswer,
  documented: DocumentedAnswer,
): Promise<readonly Finding[]> {
  const { contentType, schema, schemaName } = documented;
  const { maxBodyBytes } = callLimits[name];
  const limit = formatNumber(maxBodyBytes);
  const accepts = contentType === 'text/html' ? 'html' : 'json';
  try {
    // `readAnswer` throws for a status other than 200 and 201. So this call passes the status 200
    // and the documented content type.
    const limits = { ...callLimits[name], accepts } as const;
    const body = await readAnswer({ ...replay(answer), statusCode: 200 }, limits);
    const encoding = answer.headers['content-encoding'] ?? 'not compressed';
    const issues = describeIssues(schema, toPlain(name, body), PUBLIC_CALLS.includes(name));
    return [
      passed(`has the content type ${contentType}`),
      passed(
        `sends ${formatNumber(answer.bytes.length)} bytes, ${String(encoding)}; the site reads ${limit}`,
      ),
      ...(issues.length === 0 ? [passed(`has the documented body (${schemaName})`)] : []),
      ...issues.map((issue) => broken(`body: ${issue}`)),
    ];
  } catch (error) {
    const failure = toFailedCall(error)?.failure;
    if (failure?.kind !== 'broken') throw error;
    return [broken(describeUnreadable(failure.reason, answer, contentType, limit))];
  }
}

function describeUnreadable(
  reason: string,
  { headers }: RecordedAnswer,
  contentType: string,
  limit: string,
): string {
  switch (reason) {
    case 'content type':
      return `has the content type ${String(headers['content-type'] ?? '(none)')}; the document has ${contentType}`;
    case 'too large':
      return `sends more than ${limit} bytes, the most that the site reads`;
    case 'content encoding':
      return `has a body in the encoding ${String(headers['content-encoding'])} that the site cannot read: it takes gzip and br, up to ${limit} bytes decompressed`;
    case 'JSON':
      return 'has a body that is no JSON';
    default:
      return `has a body that cannot be read (${reason})`;
  }
}
