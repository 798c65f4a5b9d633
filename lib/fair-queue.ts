export type QueuedJob = {
  /** Occupies a place until the promise settles. */
  readonly run: () => Promise<void>;
  /** Called in place of `run` when too many jobs wait. */
  readonly refuse: () => void;
};

type Limits = {
  readonly places: number;
  /** Less than `places`, so that slow jobs of one client leave a place for the others. */
  readonly placesPerClient: number;
  readonly maxWaiting: number;
};

export type FairQueue = { readonly add: (client: string, job: QueuedJob) => void };

/**
 * Runs the jobs of clients in turn: one job of each client, then again one job of each. If
 * `maxWaiting` jobs wait, a further job displaces the newest job of the client that has the most
 * waiting jobs. It is refused itself if that client is its own.
 */
export function createFairQueue({ places, placesPerClient, maxWaiting }: Limits): FairQueue {
  /** The client whose turn is next comes first. */
  const waiting = new Map<string, QueuedJob[]>();
  const runningByClient = new Map<string, number>();
  let waitingCount = 0;
  let runningCount = 0;

  const count = (client: string, change: 1 | -1): void => {
    const running = (runningByClient.get(client) ?? 0) + change;
    if (running === 0) runningByClient.delete(client);
    else runningByClient.set(client, running);
    runningCount += change;
  };

  const takeNext = (): readonly [client: string, job: QueuedJob] | undefined => {
    for (const [client, jobs] of waiting) {
      if ((runningByClient.get(client) ?? 0) >= placesPerClient) continue;
      const job = jobs.shift();
      waiting.delete(client);
      if (jobs.length > 0) waiting.set(client, jobs);
      if (job === undefined) continue;
      waitingCount -= 1;
      return [client, job];
    }
    return undefined;
  };

  const startJobs = (): void => {
    while (runningCount < places) {
      const next = takeNext();
      if (next === undefined) return;
      const [client, job] = next;
      count(client, 1);
      const end = (): void => {
        count(client, -1);
        startJobs();
      };
      job.run().then(end, end);
    }
  };

  /** Undefined if no client has more waiting jobs than `client`. */
  const findLongest = (client: string): QueuedJob[] | undefined => {
    let longest: QueuedJob[] | undefined;
    let length = waiting.get(client)?.length ?? 0;
    for (const jobs of waiting.values()) {
      if (jobs.length > length) [longest, length] = [jobs, jobs.length];
    }
    return longest;
  };

  return {
    add: (client, job) => {
      if (waitingCount >= maxWaiting) {
        const displaced = findLongest(client)?.pop();
        if (displaced === undefined) return job.refuse();
        waitingCount -= 1;
        displaced.refuse();
      }
      const jobs = waiting.get(client);
      if (jobs === undefined) waiting.set(client, [job]);
      else jobs.push(job);
      waitingCount += 1;
      startJobs();
    },
  };
}
