import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { recordSubscriptions } from '../../../e2e/support/unit/record-subscriptions.ts';
import { handleBeforeFramework } from './handle-before-framework.ts';
import type { HandlerBeforeFramework } from './handle-before-framework.ts';

describe('a handler before the framework', () => {
  let servers: Server[];
  let endings: (() => void)[];
  /** The names of the handlers and servers, in the order in which they got a request. */
  let got: string[];

  const noteAndPass =
    (name: string): HandlerBeforeFramework =>
    (_request, _response, passOn) => {
      got.push(name);
      passOn();
    };
  const add = (handle: HandlerBeforeFramework, metricsPort?: number): void => {
    endings.push(recordSubscriptions(() => handleBeforeFramework(handle, metricsPort)));
  };
  const start = async (name: string): Promise<number> => {
    const server = createServer((_, response) => {
      got.push(name);
      response.end(name);
    }).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  };
  const visit = async (port: number, path = '/'): Promise<string> => {
    const [received] = await once(get({ port, path, agent: false }), 'response');
    return text(received);
  };

  beforeEach(() => {
    [servers, endings, got] = [[], [], []];
  });
  afterEach(() => {
    for (const end of endings) end();
    for (const server of servers) server.close();
  });

  it('answers in place of the framework from the first request on, or passes a request on', async () => {
    add(({ url }, response, passOn) => {
      if (url === '/passed') passOn();
      else response.end('handler');
    });
    const port = await start('framework');
    const answers = [await visit(port), await visit(port, '/passed'), await visit(port)];
    expect(answers).toEqual(['handler', 'framework', 'handler']);
    expect(got).toEqual(['framework']);
  });

  it('passes the same request and answer on to every listener, with the server as `this`', async () => {
    let passed: readonly unknown[] = [];
    add((request, response, passOn) => {
      passed = [request, response];
      passOn();
    });
    const port = await start('framework');
    const second = jest.fn<undefined, unknown[]>();
    servers[0]?.on('request', second);
    await visit(port);
    expect([got, second.mock.calls.length]).toEqual([['framework'], 1]);
    expect(second.mock.calls[0]?.map((given, at) => given === passed[at])).toEqual([true, true]);
    expect(second.mock.contexts[0]).toBe(servers[0]);
  });

  it('gets each request once, before the handlers that were added earlier', async () => {
    add(noteAndPass('first'));
    add(noteAndPass('second'));
    const port = await start('framework');
    await visit(port);
    await visit(port);
    const turn = ['second', 'first', 'framework'];
    expect(got).toEqual([...turn, ...turn]);
  });

  it('gets the requests to each server, but none to the server of the metrics', async () => {
    const ports = [await start('site'), await start('other'), await start('metrics')] as const;
    add(noteAndPass('handler'), ports[2]);
    for (const port of ports) await visit(port);
    expect(got).toEqual(['handler', 'site', 'handler', 'other', 'metrics']);
  });
});
