import type { ServerResponse } from 'node:http';

/** An answer that something between the site and the provider sends in place of the provider. */
type GatewayAnswer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const TEXT = { 'content-type': 'text/plain' };
const JSON_TYPE = { 'content-type': 'application/json' };
const page = (heading: string): string =>
  `<!doctype html><html><head><title>${heading}</title></head><body><h1>${heading}</h1></body></html>`;
const json = (status: number, body: unknown): GatewayAnswer => ({
  status,
  headers: JSON_TYPE,
  body: JSON.stringify(body),
});

/**
 * What gateways, balancers, firewalls and captive portals answer, by name. None of these answers
 * says what the provider would have answered. Faults of the sandbox send some of them
 * (`answer-fault.ts`), and a unit test gives each of them to each call.
 */
export const gatewayAnswers = {
  'nginx: 404 page': { status: 404, headers: HTML, body: page('404 Not Found') },
  'traefik: 404 text': { status: 404, headers: TEXT, body: '404 page not found\n' },
  'kong: 404 JSON': json(404, { message: 'no Route matched with those values' }),
  'a 404 without a body': { status: 404 },
  'a 404 whose message is no text': json(404, { result: { message: null } }),
  'a 404 as a bare message': json(404, { result: 'Not found' }),
  'a 410 page': { status: 410, headers: HTML, body: page('Gone') },
  'a 401 without a body': { status: 401, headers: { 'www-authenticate': 'Basic' } },
  'modsecurity: 406 page': { status: 406, headers: HTML, body: page('Not Acceptable') },
  'a 429 page': { status: 429, headers: { ...HTML, 'retry-after': '7' }, body: page('Slow down') },
  'a problem as JSON': {
    status: 404,
    headers: { 'content-type': 'application/problem+json' },
    body: '{"type":"about:blank","title":"Not Found","status":404}',
  },
  'a maintenance page': { status: 200, headers: HTML, body: page('Site în mentenanță') },
  'a maintenance page without a type': { status: 200, body: page('Site în mentenanță') },
  'a maintenance text': { status: 200, headers: TEXT, body: 'Maintenance' },
  'a page with the type of JSON': { status: 200, headers: JSON_TYPE, body: page('Maintenance') },
  'the login page of a captive portal': {
    status: 200,
    headers: HTML,
    body: `<html><body><form action="https://portal.example/login" method="post"><input name="user"></form></body></html>`,
  },
  'an empty 200': { status: 200, headers: { 'content-length': '0' } },
  'a 200 with the word OK': { status: 200, headers: TEXT, body: 'OK' },
  'a 202': { status: 202 },
  'a 202 as JSON': json(202, { requestId: '1' }),
  'a 204': { status: 204 },
  'a redirect to a portal': { status: 302, headers: { location: 'https://portal.example/' } },
  'a 304': { status: 304 },
  null: json(200, null),
  'a list': json(200, []),
  'JSON that breaks off': { status: 200, headers: JSON_TYPE, body: '{"result":{"message":"' },
  'an error with the status 200': json(200, { error: 'maintenance' }),
  'a message with the status 200': json(200, { message: 'Service Unavailable' }),
  'a status word in the body': json(200, { Status: 'error', result: { message: 'Mentenanță' } }),
  'a 500 page': { status: 500, headers: HTML, body: page('Internal Server Error') },
  'a 504 text': { status: 504, headers: TEXT, body: 'upstream request timeout' },
} as const satisfies Readonly<Record<string, GatewayAnswer>>;

export function sendAnswer(
  response: ServerResponse,
  { status, headers, body }: GatewayAnswer,
): void {
  response.writeHead(status, headers).end(body);
}
