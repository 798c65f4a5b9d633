import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * Node closes an idle connection after 5 s. This time is longer, so that a connection that is only
 * idle does not count as kept open.
 */
const TIMEOUT_MS = 15_000;

/**
 * Resolves to what the server sent before it closed the connection; rejects when the connection
 * stays open.
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
