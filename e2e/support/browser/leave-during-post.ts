import { once } from 'node:events';
import { request } from 'node:http';

const LENGTH = 100;

/** Closes the connection in the middle of the body of a POST. */
export async function leaveDuringPost(origin: string, path: string): Promise<void> {
  const { hostname, port } = new URL(origin);
  const sent = request({
    hostname,
    port,
    path,
    method: 'POST',
    // `expect` makes the server answer 100 after the headers. Then half of the body is sent.
    headers: {
      expect: '100-continue',
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': LENGTH,
    },
    agent: false,
  });
  const closed = new Promise((resolve) => sent.once('close', resolve));
  sent.on('error', () => undefined).flushHeaders();
  await once(sent, 'continue');
  await new Promise((resolve) => sent.write('a'.repeat(LENGTH / 2), resolve));
  sent.destroy();
  await closed;
}
