import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Resolves to the headers and the unchanged body; `fetch` would decompress the body. */
export async function loadBytes(
  address: string,
  headers: Readonly<Record<string, string>>,
): Promise<readonly [IncomingMessage['headers'], Buffer]> {
  const sent = request(address, { headers, agent: false }).end();
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  if (answer === undefined) throw new Error('No answer');
  return [answer.headers, await buffer(answer)];
}
