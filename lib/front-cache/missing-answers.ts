import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageStore } from '@/lib/cache/bounded-page-store';
import { withSubstitutePath } from '@/lib/request/substitute-path';
import { captureAnswer } from './capture-answer.ts';
import type { CapturedAnswer } from './capture-answer.ts';
import { chooseEncoding, ENCODINGS } from './choose-encoding.ts';
import type { Encoding } from './choose-encoding.ts';
import type { compressBody } from './compress-body.ts';
import type { RequestedRestaurant } from './request/find-front-page.ts';
import { removeVaryingHeaders } from './request/remove-varying-headers.ts';
import { prepareAnswer, sendAnswer } from './send-answer.ts';
import type { Asked, PreparedAnswer } from './send-answer.ts';

const NOT_FOUND = 404;

/** An answer that is compressed once per encoding, when a client first asks for the encoding. */
type EncodedOnDemand = (encoding: Encoding) => Promise<PreparedAnswer>;

function encodeOnDemand(
  { status, headers, body }: CapturedAnswer,
  compress: typeof compressBody,
): EncodedOnDemand {
  const prepared = new Map<Encoding, Promise<PreparedAnswer>>();
  const prepare = async (encoding: Encoding): Promise<PreparedAnswer> => {
    const bytes = encoding === 'identity' ? body : await compress[encoding](body);
    return prepareAnswer({ status, headers, encoding, body: bytes });
  };
  return (encoding) => {
    const answer = prepared.get(encoding) ?? prepare(encoding);
    prepared.set(encoding, answer);
    // After a failure the next request compresses again.
    answer.catch(() => prepared.delete(encoding));
    return answer;
  };
}

type MissingOptions = {
  readonly pages: Pick<PageStore, 'get'>;
  /** Asks the provider unless the provider's last answer about the restaurant is fresh. */
  readonly isUnknownRestaurant: (restaurantId: string) => Promise<boolean>;
  readonly compress: typeof compressBody;
};

/**
 * Resolves to true if this function answers the request. In this case it calls `passOn` only
 * if the framework has to render the not-found page first. Resolves to false if the caller must
 * handle the request, which is then unchanged.
 */
export type AnswerMissing = (
  page: RequestedRestaurant,
  request: IncomingMessage,
  response: ServerResponse,
  passOn: () => void,
) => Promise<boolean>;

/**
 * Answers requests for restaurants that the provider does not know. Their not-found pages differ
 * only in language and layout. So one page for each language and layout is rendered, at a path
 * without the requested id, and is kept until the process ends. A request for a page that is in the
 * page cache, fresh or stale, is not answered here.
 */
export function createMissingAnswers({
  pages,
  isUnknownRestaurant,
  compress,
}: MissingOptions): AnswerMissing {
  /**
   * The key is `missingPath`, which contains no id from the request. Each row of the address table
   * (`lib/addresses`) has at most one `missingPath`, so the map stays small.
   */
  const boundedAnswers = new Map<string, EncodedOnDemand>();

  const send = async (
    asked: Asked,
    response: ServerResponse,
    answer: EncodedOnDemand,
  ): Promise<void> => {
    const encoding = chooseEncoding(asked.headers['accept-encoding'], ENCODINGS) ?? 'identity';
    sendAnswer(asked, response, await answer(encoding));
  };

  const render = (
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
    passOn: () => void,
  ): void => {
    const asked: Asked = { method: request.method, headers: { ...request.headers } };
    removeVaryingHeaders(request);
    // The framework writes `request.url` into the page, which must not contain the requested id.
    request.url = path;
    // The framework's answer to HEAD would have no body to keep.
    request.method = 'GET';
    captureAnswer(response, (captured) => {
      const { 'x-middleware-rewrite': _path, ...headers } = captured.headers;
      const answer = encodeOnDemand({ ...captured, headers }, compress);
      if (captured.status === NOT_FOUND) boundedAnswers.set(path, answer);
      send(asked, response, answer).catch(() => response.destroy());
    });
    withSubstitutePath(path, passOn);
  };

  return async ({ path, restaurantId, missingPath }, request, response, passOn) => {
    if ((await pages.get(path)) !== undefined) return false;
    if (!(await isUnknownRestaurant(restaurantId))) return false;
    const known = boundedAnswers.get(missingPath);
    if (known) await send(request, response, known);
    else render(missingPath, request, response, passOn);
    return true;
  };
}
