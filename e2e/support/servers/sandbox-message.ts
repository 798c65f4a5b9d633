import { z } from 'zod';

const answerShape = z.object({ result: z.object({ message: z.string() }) });

export async function fetchSandboxMessage(url: string, init: RequestInit): Promise<string> {
  const answer: unknown = await (await fetch(url, init)).json();
  return answerShape.parse(answer).result.message;
}
