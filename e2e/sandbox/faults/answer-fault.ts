import type { IncomingMessage, ServerResponse } from 'node:http';
import { assertNever } from '../../../lib/result.ts';
import type { AnsweredFault } from './fault.ts';
import { sendDrip, sendHuge } from './fault-bodies.ts';
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
      return sendDrip(response, JSON_TYPE);
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
      return sendHuge(response, JSON_TYPE, 'identity');
    case 'gzip-bomb':
      return sendHuge(response, JSON_TYPE, 'gzip');
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
