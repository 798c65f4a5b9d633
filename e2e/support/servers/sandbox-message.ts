import { z } from 'zod';

const answerShape = z.object({ result: z.object({ message: z.string() }) });

/** Calls the sandbox and resolves to the message in its answer, which our page must show. */
export async function fetchSandboxMessage(url: string, init: RequestInit): Promise<string> {
  const answer: unknown = await (await fetch(url, init)).json();
  return answerShape.parse(answer).result.message;
}
