import { z } from 'zod';

const REFUSED: readonly string[] = ['high', 'critical'];

const answerSchema = z.object({
  metadata: z.object({ vulnerabilities: z.object({ total: z.number() }) }),
  vulnerabilities: z.record(
    z.string(),
    z.object({ name: z.string(), severity: z.string(), range: z.string() }),
  ),
});
const refusalSchema = z.object({ message: z.string() });

type Review = { readonly exitCode: 0 | 1 | 2; readonly text: string };

function parse(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

/**
 * Judges the output of `npm audit --json`. Exit code 1 means high or critical advisories. Exit code
 * 2 means that the output has no list of advisories: many mirrors of the npm registry offer none.
 */
export function judgeAdvisories(output: string): Review {
  const answer = answerSchema.safeParse(parse(output));
  if (!answer.success) {
    const reason = refusalSchema.safeParse(parse(output)).data?.message ?? 'no answer';
    return { exitCode: 2, text: `Not checked: the registry gives no advisories (${reason})` };
  }
  const { metadata, vulnerabilities } = answer.data;
  const found = Object.values(vulnerabilities)
    .filter(({ severity }) => REFUSED.includes(severity))
    .map(({ name, severity, range }) => `  - ${name} ${range}: ${severity}`);
  if (found.length > 0) {
    return { exitCode: 1, text: ['High or critical advisories:', ...found].join('\n') };
  }
  const { total } = metadata.vulnerabilities;
  return { exitCode: 0, text: `No high or critical advisory, ${total} below that` };
}
