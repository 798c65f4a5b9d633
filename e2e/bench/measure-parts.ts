import { measure } from './figures.ts';
import type { Figures } from './figures.ts';
import type { Choice } from './choose-parts.ts';
import { FULL_PACE, QUICK_PACE } from './pace.ts';
import type { Part } from './parts/part.ts';

/**
 * Measures the chosen parts of the benchmark one after the other, and prints each step with the
 * seconds so far.
 */
export async function measureParts(
  parts: Readonly<Record<string, Part>>,
  { names, isQuick }: Choice,
): Promise<Figures> {
  const startedAt = performance.now();
  const figures: Record<string, Figures[string]> = {};
  for (const name of names) {
    const part = parts[name];
    if (part === undefined) throw new Error(`There is no part ${name}`);
    const onStep = (step: string): void => {
      const seconds = Math.round((performance.now() - startedAt) / 1_000);
      console.error(`${String(seconds).padStart(4)} s  ${name}: ${step}`);
    };
    const pace = isQuick ? QUICK_PACE : FULL_PACE;
    figures[name] = await measure(() => part.run(pace, onStep), isQuick);
  }
  return figures;
}
