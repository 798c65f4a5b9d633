import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * Node closes an idle connection after about 5 s. This timeout is longer, so that `sendBytes` does
 * not reject for such a connection.
 */
const TIMEOUT_MS = 15_000;

/**
 * Resolves to what the server sent before it closed the connection. Rejects when the connection
 * stays open without data for `TIMEOUT_MS`.
 */
export async function sendBytes(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.setTimeout(TIMEOUT_MS, () => {
    socket.destroy(new Error('The server kept the connection open'));
  });
  socket.write(bytes, 'latin1');
  return text(socket);
}

export function listStatuses(answers: string): readonly number[] {
  return [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}
