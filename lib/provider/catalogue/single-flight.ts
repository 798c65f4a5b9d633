type Run<Result> = {
  /** Whether the run asks the provider even if a fresh answer is kept. */
  readonly isForced: boolean;
  readonly result: Promise<Result>;
};

/** At most one run per key at a time. Concurrent callers can share a run. */
export type SingleFlight<Result> = {
  /** The result of the current run, or of one that begins now. */
  readonly join: (key: string) => Promise<Result>;
  /**
   * The result of a forced run that begins after this call. Callers that wait at the same time
   * share the run.
   */
  readonly force: (key: string) => Promise<Result>;
};

export function createSingleFlight<Result>(
  run: (key: string, isForced: boolean) => Promise<Result>,
): SingleFlight<Result> {
  const running = new Map<string, Run<Result>>();

  const start = (key: string, isForced: boolean): Promise<Result> => {
    const result = run(key, isForced).finally(() => running.delete(key));
    running.set(key, { isForced, result });
    return result;
  };

  return {
    join: (key) => running.get(key)?.result ?? start(key, false),
    force: async (key) => {
      await running.get(key)?.result;
      for (let later = running.get(key); later; later = running.get(key)) {
        if (later.isForced) return later.result;
        await later.result;
      }
      return start(key, true);
    },
  };
}
