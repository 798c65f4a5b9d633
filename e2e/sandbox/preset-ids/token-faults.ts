import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Next } from 'hono';
import { z } from 'zod';
import { answerFault } from '../faults/answer-fault.ts';
import type { FaultSwitch } from '../faults/fault-switch.ts';
import type { ProviderEnvironment } from '../provider-environment.ts';

const bodySchema = z.object({ token: z.string() });

async function readToken(context: Context<ProviderEnvironment>): Promise<string | undefined> {
  const header = context.req.header('token');
  if (header !== undefined || context.req.method === 'GET') return header;
  const body: unknown = await context.req.json().catch(() => undefined);
  return bodySchema.safeParse(body).data?.token;
}

/**
 * Applies the fault of a token in the header `token` or in the body, because `findFaultByPath`
 * searches only the path.
 */
export function createTokenFaultMiddleware(
  faults: FaultSwitch,
): (context: Context<ProviderEnvironment>, next: Next) => Promise<Response | undefined> {
  return async (context, next) => {
    const token = await readToken(context);
    const fault = token === undefined ? undefined : faults.findFaultById(token);
    if (fault === undefined) {
      await next();
      return undefined;
    }
    answerFault(fault, context.env.incoming, context.env.outgoing);
    return RESPONSE_ALREADY_SENT;
  };
}
