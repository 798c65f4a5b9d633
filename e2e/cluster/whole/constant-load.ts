import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 25;

export type Load<Answer> = {
  /** Ends the load and resolves to all answers. Rejects if a request has failed. */
  readonly stop: () => Promise<readonly Answer[]>;
};

/** Sends all requests at once and repeats each 25 ms after its answer, until `stop` is called. */
export function startLoad<Answer>(requests: readonly (() => Promise<Answer>)[]): Load<Answer> {
  let isStopped = false;
  const repeat = async (request: () => Promise<Answer>): Promise<readonly Answer[]> => {
    const answers: Answer[] = [];
    while (!isStopped) {
      answers.push(await request());
      await pause(PAUSE_MS);
    }
    return answers;
  };
  const running = Promise.all(requests.map(repeat));
  // `stop` rejects after a failure. Without this handler Node would report an unhandled rejection
  // before `stop` is called.
  running.catch(() => undefined);
  return {
    stop: async () => {
      isStopped = true;
      return (await running).flat();
    },
  };
}
