// Sends a page as fast as Node can: from memory, with one buffer for each content coding. If
// `Accept-Encoding` is the name of a coding, the page has this coding; otherwise it has `identity`.
// The arguments are the folder that `writePageFiles` has filled, and the port.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { ENDINGS } from './page-files.ts';

const [folder = '', port = ''] = process.argv.slice(2);
const headers = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8'));
const answers = new Map(
  Object.entries(ENDINGS).map(([coding, ending]) => {
    const body = readFileSync(join(folder, `index.html${ending}`));
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    const coded = coding === 'identity' ? {} : { 'content-encoding': coding };
    return [
      coding,
      { body, etag, headers: { ...headers, ...coded, etag, 'content-length': body.length } },
    ];
  }),
);

createServer((request, response) => {
  const answer =
    answers.get(request.headers['accept-encoding'] ?? 'identity') ?? answers.get('identity');
  if (request.headers['if-none-match'] === answer.etag) {
    response.writeHead(304, { ...headers, etag: answer.etag }).end();
    return;
  }
  response.writeHead(200, answer.headers).end(request.method === 'HEAD' ? undefined : answer.body);
}).listen(Number(port), '127.0.0.1');
