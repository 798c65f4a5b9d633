import { getRequestListener } from '@hono/node-server';
import { startListener } from '../sandbox/listener.ts';
import type { Listener } from '../sandbox/listener.ts';

/** Receives the sandbox's answer to a request for `path`. Resolves to the answer for the client. */
export type Break = (path: string, answer: Response) => Promise<Response>;

/**
 * Starts a provider that passes requests on to the sandbox at `origin`. `breakAnswer` can replace
 * each answer of the sandbox.
 */
export function startBrokenProvider(origin: string, breakAnswer: Break): Promise<Listener> {
  const answer = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const { method, headers } = request;
    const body = method === 'GET' ? null : await request.text();
    const received = await fetch(`${origin}${pathname}${search}`, { method, headers, body });
    return breakAnswer(pathname, received);
  };
  return startListener(getRequestListener(answer, { overrideGlobalObjects: false }), 0);
}

export const changeJson =
  (changedPath: string, change: (body: unknown) => unknown): Break =>
  async (path, answer) =>
    path === changedPath
      ? Response.json(change(await answer.json()), { status: answer.status })
      : answer;

export const replaceAnswer =
  (
    pattern: RegExp,
    status: number,
    create: (body: string) => Response | Promise<Response>,
  ): Break =>
  async (path, answer) =>
    pattern.test(path) && answer.status === status ? create(await answer.text()) : answer;
