import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { ClientRequest, IncomingMessage, Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getCloneableBody } from 'next/dist/server/body-streams';
import { recordSubscriptions } from '../../../e2e/support/unit/record-subscriptions.ts';
import { ignoreAbortedRequests } from './aborted-requests.ts';

const BODY = 'RC=00';

type Exchange = {
  readonly sent: ClientRequest;
  readonly incoming: IncomingMessage;
  readonly response: ServerResponse;
};

describe('a request whose client leaves', () => {
  let server: Server;
  let endSubscriptions: () => void;

  beforeAll(async () => {
    endSubscriptions = recordSubscriptions(() => ignoreAbortedRequests());
    server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    endSubscriptions();
    server.close();
  });

  /** Posts `BODY` with `length` as `Content-Length`, and waits until the server has the head. */
  async function send(length: number): Promise<Exchange> {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const headers = { 'content-length': length };
    const sent = request({ host: '127.0.0.1', port, method: 'POST', headers, agent: false });
    sent.on('error', () => undefined).write(BODY);
    const [incoming, response]: [IncomingMessage, ServerResponse] = await new Promise((resolve) => {
      server.once('request', (...both) => resolve(both));
    });
    return { sent, incoming, response };
  }

  /**
   * Ends the client's connection, and waits for the request's error. The request emits the error
   * just after the response emits `close`, so one more turn of the event loop is enough.
   */
  async function leave({ sent, response }: Exchange): Promise<void> {
    const closed = once(response, 'close');
    sent.destroy();
    await closed;
    await nextTurn();
  }

  it('while Next waits for the rest of the body causes no error, and Next keeps waiting', async () => {
    const exchange = await send(BODY.length + 1);
    const body = getCloneableBody(exchange.incoming);
    body.cloneBodyStream();
    const settled = jest.fn();
    void body.finalize().then(settled, settled);
    await leave(exchange);
    expect(settled).not.toHaveBeenCalled();
  });

  it('after Next has read the body causes no uncaught exception', async () => {
    const exchange = await send(BODY.length);
    const body = getCloneableBody(exchange.incoming);
    body.cloneBodyStream();
    await body.finalize();
    const emitted = jest.spyOn(exchange.incoming, 'emit');
    // If the request had no listener for `error`, `emit` would throw, and the test would fail.
    await leave(exchange);
    expect(emitted).toHaveBeenCalledWith('error', expect.objectContaining({ message: 'aborted' }));
  });

  it('makes other code that reads the body fail', async () => {
    const exchange = await send(BODY.length + 1);
    const read = exchange.incoming.toArray().catch((error: unknown) => error);
    await leave(exchange);
    expect(await read).toHaveProperty('code', 'ECONNRESET');
  });

  it('keeps its listeners while the client is connected, so that other errors are reported', async () => {
    const exchange = await send(BODY.length + 1);
    const heard = once(exchange.incoming, 'error').catch((error: unknown) => error);
    exchange.incoming.emit('error', new Error('another'));
    expect(await heard).toMatchObject([{ message: 'another' }]);
    await leave(exchange);
  });

  it('keeps its listeners when its whole answer was sent', async () => {
    const exchange = await send(BODY.length);
    const listener = jest.fn();
    exchange.incoming.on('error', listener);
    exchange.response.end();
    await once(exchange.response, 'close');
    expect(exchange.incoming.listeners('error')).toContain(listener);
    exchange.sent.destroy();
  });
});
