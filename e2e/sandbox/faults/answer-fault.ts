import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable, pipeline } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { assertNever } from '../../../lib/result.ts';
import type { AnsweredFault } from './fault.ts';
import { gatewayAnswers, sendAnswer } from './gateway-answers.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * The fault 'redirect' redirects to this path, where the sandbox answers 200. So a client that
 * wrongly follows the redirect gets a success, and its test fails.
 */
export const REDIRECT_TARGET = '/redirected';

const ACCEPTABLE_FORM =
  '<form method=post action=https://secure.librapay.ro/pay_auth.php><input type=hidden name=ORDER value=1></form>';

/**
 * The body at `REDIRECT_TARGET`. The site would accept this body for every GET call, so only the
 * redirect makes such a call fail. The exception is the card form, whose answer must be HTML.
 */
export const ACCEPTABLE_BODY = `{"restaurants":[],"categories":[],"link":null,"data":"${ACCEPTABLE_FORM}"}`;

function sendStatus(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': JSON_TYPE });
  response.end(JSON.stringify({ result: { message } }));
}

function sendText(response: ServerResponse, contentType: string, text: string): void {
  response.writeHead(200, { 'content-type': contentType }).end(text);
}

/** Writes to Node's own response, because Hono cannot produce some of the faults. */
export function answerFault(
  fault: AnsweredFault,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  switch (fault) {
    case '500':
      return sendStatus(response, 500, 'Eroare internă.');
    case '502':
      return sendStatus(response, 502, 'Răspuns greșit de la serverul din spate.');
    case '503':
      return sendStatus(response, 503, 'Serviciul nu este disponibil.');
    case '429':
      response.setHeader('retry-after', '1');
      return sendStatus(response, 429, 'Prea multe cereri.');
    case 'hang-before-headers':
      return;
    case 'hang-after-headers':
      response.writeHead(200, { 'content-type': JSON_TYPE });
      response.write('{"restaurants":[');
      return;
    case 'drip':
      return sendDrip(response);
    case 'reset':
      request.socket.resetAndDestroy();
      return;
    case 'wrong-type':
      return sendText(response, 'text/html; charset=utf-8', '<!doctype html><p>Mentenanță</p>');
    case 'bad-json':
      return sendText(response, JSON_TYPE, '{"restaurants":[],"categories":[{"name":');
    case 'wrong-shape':
      return sendText(
        response,
        JSON_TYPE,
        '{"data":{"items":[1,2,3]},"categories":"none","link":42}',
      );
    case 'huge':
      return sendHuge(response, 'identity');
    case 'gzip-bomb':
      return sendHuge(response, 'gzip');
    case 'redirect':
      response.writeHead(302, { location: REDIRECT_TARGET }).end();
      return;
    case 'gateway-404':
      return sendAnswer(response, gatewayAnswers['traefik: 404 text']);
    case 'gateway-maintenance':
      return sendAnswer(response, gatewayAnswers['a maintenance page without a type']);
    case 'gateway-empty':
      return sendAnswer(response, gatewayAnswers['an empty 200']);
    default:
      return assertNever(fault);
  }
}

const DRIP_INTERVAL_MS = 100;
const CHUNK_BYTES = 1024 * 1024;
const HUGE_CHUNKS = 50;

type Encoding = 'identity' | 'gzip';

/**
 * Yields 50 MB of JSON, which is valid as a list of restaurants and as a menu. A gzip stream may
 * have several members. So with 'gzip' the chunk of 1 MB is compressed once and yielded 50 times.
 */
function* hugeBody(encoding: Encoding): Generator<Buffer> {
  const encode = (part: Buffer): Buffer => (encoding === 'gzip' ? gzipSync(part) : part);
  yield encode(Buffer.from('{"restaurants":[],"categories":[],"padding":"'));
  const chunk = encode(Buffer.alloc(CHUNK_BYTES, 'a'));
  for (let sent = 0; sent < HUGE_CHUNKS; sent += 1) yield chunk;
  yield encode(Buffer.from('"}'));
}

/** Sends no `Content-Length`, so the client must count the bytes to learn the size of the body. */
function sendHuge(response: ServerResponse, encoding: Encoding): void {
  const headers = encoding === 'gzip' ? { 'content-encoding': encoding } : {};
  response.writeHead(200, { 'content-type': JSON_TYPE, ...headers });
  // Ignores the error that `pipeline` reports when the client closes the connection early.
  pipeline(Readable.from(hugeBody(encoding)), response, () => undefined);
}

/**
 * Sends the start of a JSON body, then one space every 100 ms until the connection closes. So an
 * idle timeout of the client never fires.
 */
function sendDrip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': JSON_TYPE });
  response.write('{"restaurants":[],"categories":[');
  const timer = setInterval(() => response.write(' '), DRIP_INTERVAL_MS);
  response.on('close', () => clearInterval(timer));
}
