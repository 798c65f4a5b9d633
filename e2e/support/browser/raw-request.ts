import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';

export type RawAnswer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

type RawOptions = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Without `Content-Length` in `headers`, Node sends the body with `Transfer-Encoding: chunked`,
   * but with neither header if the method is GET, HEAD, DELETE or OPTIONS.
   */
  readonly body?: string;
};

/** Sends the path unchanged; `fetch` would normalize `..`. */
export function sendRaw(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body: sentBody }: RawOptions = {},
): Promise<RawAnswer> {
  const { hostname: written, port } = new URL(origin);
  // `request` takes an IPv6 address without brackets.
  const hostname = written.replace(/^\[(.*)\]$/, '$1');
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      answer.setEncoding('utf8');
      let body = '';
      answer.on('data', (chunk: string) => (body += chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
      );
      answer.on('error', reject);
    });
    sent.on('error', reject);
    if (sentBody !== undefined) sent.write(sentBody);
    sent.end();
  });
}
