import { withEveryMethod, reject } from './json-answer.ts';
import type { ApiRoute } from './json-answer.ts';

const READ_METHODS: readonly string[] = ['GET', 'HEAD'];

export type OperatorAnswer = { readonly status: number; readonly body: object };

/** A route for machines of the operator, such as an orchestrator. */
export function createOperatorRoute(getAnswer: () => Promise<OperatorAnswer>): ApiRoute {
  return withEveryMethod(async ({ method }) => {
    if (!READ_METHODS.includes(method)) return reject(405, READ_METHODS.join(', '));
    const { status, body } = await getAnswer();
    return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
  });
}
