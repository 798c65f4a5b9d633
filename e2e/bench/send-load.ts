import autocannon from 'autocannon';
import { percentileOf } from './spread.ts';

export type Load = {
  readonly origin: string;
  /** Each request takes one of them at random. */
  readonly paths: readonly string[];
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The status of every answer; 200 by default. */
  readonly status?: number;
  /** 16 by default. */
  readonly connections?: number;
};

/** Times are milliseconds from a request to the end of its answer. */
export type LoadFigures = {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
};

const CONNECTIONS = 16;

/** Throws when an answer has another status or does not arrive, because its time means nothing. */
export async function sendLoad(load: Load): Promise<LoadFigures> {
  const { status = 200, headers = {}, paths } = load;
  const chooseAny = (request: autocannon.Request): autocannon.Request => ({
    ...request,
    path: paths[Math.floor(Math.random() * paths.length)],
  });
  const timesMs: number[] = [];
  const others = new Map<number, number>();
  const startedAt = performance.now();
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(
      {
        url: load.origin,
        connections: load.connections ?? CONNECTIONS,
        duration: load.seconds,
        requests: [
          {
            path: paths[0],
            headers: { ...headers },
            ...(paths.length > 1 && { setupRequest: chooseAny }),
          },
        ],
      },
      (error: unknown, ended) => {
        if (error instanceof Error) reject(error);
        else resolve(ended);
      },
    );
    instance.on('response', (_client, code, _bytes, ms) => {
      if (code === status) timesMs.push(ms);
      else others.set(code, (others.get(code) ?? 0) + 1);
    });
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  if (others.size > 0 || result.errors > 0) {
    const found = JSON.stringify({ ...Object.fromEntries(others), errors: result.errors });
    throw new Error(`${load.origin}${paths[0] ?? ''}: ${found} instead of ${status}`);
  }
  return {
    perSecond: timesMs.length / seconds,
    p50Ms: percentileOf(timesMs, 0.5),
    p99Ms: percentileOf(timesMs, 0.99),
  };
}
