import { EventEmitter, once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import timers, { setImmediate as nextTurn } from 'node:timers/promises';
import { getLog } from '../log.ts';
import { drainOnSignals } from './shutdown.ts';

/** Longer than any test of this file takes. */
const LONG_MS = 60_000;
/** How long the server still accepts connections after SIGTERM. */
const GRACE_MS = 300;
/** During this time a shutdown looks for idle connections several times. */
const SEVERAL_CHECKS_MS = 300;
/** More than the buffers of a connection hold, so the rest of the response waits for the client. */
const LARGE_BYTES = 8_000_000;
/** A second signal within this time after the first one counts as a duplicate, without effect. */
const DUPLICATE_WITHIN_MS = 500;

describe('a shutdown', () => {
  let server: Server;
  let port: number;
  let agent: Agent;
  let signals: EventEmitter;
  let exit: jest.Mock<void, [number]>;
  let exited: Promise<unknown>;
  let time: number;
  let onStart: jest.Mock<void, []>;
  /** Sends the response to the waiting request for `/slow`. */
  let finish: () => void;

  const start = (graceMs: number, finishWithinMs = LONG_MS, flush?: () => Promise<void>): void => {
    const hasExited = Promise.withResolvers<number>();
    exited = hasExited.promise;
    exit = jest.fn((code: number) => hasExited.resolve(code));
    const options = { server, graceMs, finishWithinMs, signals, exit, onStart, now: () => time };
    drainOnSignals({ ...options, ...(flush && { flush }) });
  };
  const load = async (path: string): Promise<readonly [IncomingMessage, string]> => {
    const [answer]: readonly IncomingMessage[] = await once(get({ port, path, agent }), 'response');
    if (answer === undefined) throw new Error('No answer');
    return [answer, await text(answer)];
  };
  /**
   * Returns the promise of the response in an object, so that `await beginSlowRequest()` does not
   * wait for the response.
   */
  const beginSlowRequest = async (): Promise<{ readonly slow: ReturnType<typeof load> }> => {
    const slow = load('/slow');
    slow.catch(() => undefined);
    await once(server, 'request');
    return { slow };
  };

  beforeEach(async () => {
    jest.spyOn(getLog(), 'info').mockImplementation(() => undefined);
    jest.spyOn(getLog(), 'warn').mockImplementation(() => undefined);
    time = 0;
    onStart = jest.fn();
    agent = new Agent({ keepAlive: true });
    signals = new EventEmitter();
    server = createServer(({ url }, response) => {
      if (url === '/slow') finish = () => response.end('slow');
      else response.end(url === '/large' ? Buffer.alloc(LARGE_BYTES, 'a') : 'quick');
    });
    server.keepAliveTimeout = LONG_MS;
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterEach(() => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });

  it('reports at once that the process is draining, and answers during the grace', async () => {
    // The grace ends after the request, however long that request takes.
    const grace = Promise.withResolvers<undefined>();
    const pauses = jest.spyOn(timers, 'setTimeout').mockReturnValueOnce(grace.promise);
    start(GRACE_MS);
    expect((await load('/'))[0].headers.connection).toBe('keep-alive');
    expect(onStart).not.toHaveBeenCalled();

    signals.emit('SIGTERM');
    expect(onStart).toHaveBeenCalledTimes(1);
    const [answer, body] = await load('/');
    expect([answer.headers.connection, body]).toEqual(['close', 'quick']);
    expect(exit).not.toHaveBeenCalled();
    expect(pauses.mock.calls).toEqual([[GRACE_MS, undefined, { ref: false }]]);
    grace.resolve(undefined);
    expect(await exited).toBe(0);
    await expect(load('/')).rejects.toThrow('ECONNREFUSED');
  });

  it('answers on all connections that were opened during the grace, also when the busy process accepts them only after the grace', async () => {
    start(GRACE_MS);
    await load('/');
    signals.emit('SIGTERM');
    const sockets = Array.from({ length: 5 }, () => connect(port, '127.0.0.1'));
    for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    // The sockets connect in the next tick. `Atomics.wait` then blocks the process until the
    // grace has ended.
    await new Promise((resolve) => process.nextTick(resolve));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, GRACE_MS + 100);

    const answers = await Promise.all(sockets.map((socket) => text(socket)));
    expect(answers).toEqual(Array(sockets.length).fill(expect.stringContaining('quick')));
    expect(await exited).toBe(0);
  });

  it('finishes a request in flight, and closes its connection afterwards', async () => {
    start(0);
    const { slow } = await beginSlowRequest();
    signals.emit('SIGINT');
    expect(server.listening).toBe(false);
    expect(exit).not.toHaveBeenCalled();

    finish();
    expect((await slow)[1]).toBe('slow');
    expect(await exited).toBe(0);
  });

  it('sends the whole response to a client that reads slowly', async () => {
    start(0);
    const socket = connect(port, '127.0.0.1').pause();
    socket.write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(server, 'request');
    signals.emit('SIGINT');
    await timers.setTimeout(SEVERAL_CHECKS_MS);
    expect(exit).not.toHaveBeenCalled();

    expect((await text(socket)).length).toBeGreaterThan(LARGE_BYTES);
    expect(await exited).toBe(0);
  });

  it('sends the last traces after the last request, before it exits', async () => {
    let isFlushed = false;
    start(0, LONG_MS, async () => {
      await nextTurn();
      isFlushed = true;
    });
    const { slow } = await beginSlowRequest();
    signals.emit('SIGINT');
    await nextTurn();
    await nextTurn();
    expect(isFlushed).toBe(false);

    finish();
    await slow;
    await exited;
    expect(isFlushed).toBe(true);
  });

  it.each([
    [
      'when the traces cannot be sent',
      0,
      'SIGTERM',
      () => Promise.reject(new Error('No collector')),
    ],
    ['without waiting for idle connections', 0, 'SIGTERM', undefined],
    ['without a grace after SIGINT', LONG_MS, 'SIGINT', undefined],
  ])('exits %s', async (_, graceMs, signal, flush) => {
    start(graceMs, LONG_MS, flush);
    await load('/');
    signals.emit(signal);
    expect(await exited).toBe(0);
  });

  it('ends when a request does not finish in time, and logs a warning', async () => {
    start(0, 50);
    const { slow } = await beginSlowRequest();
    signals.emit('SIGTERM');
    expect(await exited).toBe(0);
    expect(getLog().warn).toHaveBeenCalledTimes(1);
    server.closeAllConnections();
    await expect(slow).rejects.toThrow('socket hang up');
  });

  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ])('exits at once at a second %s, but not at a duplicate', async (signal, code) => {
    start(LONG_MS);
    const { slow } = await beginSlowRequest();
    signals.emit(signal);
    time = DUPLICATE_WITHIN_MS;
    signals.emit(signal);
    expect(exit).not.toHaveBeenCalled();

    time += 1;
    signals.emit(signal);
    expect(exit.mock.calls).toEqual([[code]]);
    finish();
    await slow;
  });
});
