/** Limits how many functions run at a time. The others wait, and start in order. */
export function createRunLimit(
  maxRunning: number,
): <Value>(work: () => Promise<Value>) => Promise<Value> {
  /** One callback for each function that waits. The callback starts that function. */
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
