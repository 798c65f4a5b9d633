/** Runs at most `maxRunning` functions at a time; the others wait in order. */
export function createRunLimit(
  maxRunning: number,
): <Value>(work: () => Promise<Value>) => Promise<Value> {
  /** One function for each caller that waits. */
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= maxRunning) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
