import { connect } from 'node:net';
import { createAnswerReader } from './read-answers.ts';
import { percentileOf } from './spread.ts';

export type Load = {
  readonly origin: string;
  /** Each request is for one of these paths, chosen at random. */
  readonly paths: readonly string[];
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The status that every answer must have; 200 by default. */
  readonly status?: number;
  /** The number of connections; 16 by default. */
  readonly connections?: number;
};

/** Times are milliseconds from a request to the end of its answer. */
export type LoadFigures = {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
};

const CONNECTIONS = 16;
const ANSWER_TIMEOUT_MS = 30_000;

/**
 * Sends one request at a time on one connection, until `performance.now()` reaches `until`.
 * `onAnswer` gets the milliseconds from each request to the end of its answer.
 */
function runConnection(
  { origin, paths, headers = {}, status = 200 }: Load,
  until: number,
  onAnswer: (ms: number) => void,
): Promise<void> {
  const { hostname, port, host } = new URL(origin);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const head = lines.join('\r\n');
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let sentAt = 0;
    let path = '';
    const send = (): void => {
      sentAt = performance.now();
      path = paths[Math.floor(Math.random() * paths.length)] ?? '';
      socket.write(`GET ${path} HTTP/1.1\r\n${head}\r\n\r\n`);
    };
    const fail = (error: unknown): void => {
      reject(new Error(`${origin}${path}`, { cause: error }));
      socket.destroy();
    };
    const read = createAnswerReader((found) => {
      const now = performance.now();
      if (found !== status) return fail(`${found} instead of ${status}`);
      onAnswer(now - sentAt);
      if (now < until) return send();
      resolve();
      socket.destroy();
    });
    socket.setTimeout(ANSWER_TIMEOUT_MS, () => fail(`no byte for ${ANSWER_TIMEOUT_MS} ms`));
    socket.on('connect', send);
    socket.on('error', fail);
    socket.on('close', () => fail('the server closed the connection'));
    socket.on('data', (bytes) => {
      try {
        read(bytes);
      } catch (error) {
        fail(error);
      }
    });
  });
}

/**
 * Keeps each connection busy for `load.seconds`. Throws when an answer has an unexpected status or
 * cannot be read. Throws also when a connection fails, when the server closes it, or when no byte
 * arrives for 30 s. The times of such a load would mean nothing.
 */
export async function sendLoad(load: Load): Promise<LoadFigures> {
  const timesMs: number[] = [];
  const startedAt = performance.now();
  const until = startedAt + load.seconds * 1_000;
  const record = (ms: number): number => timesMs.push(ms);
  await Promise.all(
    Array.from({ length: load.connections ?? CONNECTIONS }, () =>
      runConnection(load, until, record),
    ),
  );
  return {
    perSecond: timesMs.length / ((performance.now() - startedAt) / 1_000),
    p50Ms: percentileOf(timesMs, 0.5),
    p99Ms: percentileOf(timesMs, 0.99),
  };
}
