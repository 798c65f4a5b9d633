import { z } from 'zod';

const answerShape = z.object({ result: z.object({ message: z.string() }) });

/** What the provider itself says to a call: the words that our page must show. */
export async function askSandbox(url: string, init: RequestInit): Promise<string> {
  const answer: unknown = await (await fetch(url, init)).json();
  return answerShape.parse(answer).result.message;
}
