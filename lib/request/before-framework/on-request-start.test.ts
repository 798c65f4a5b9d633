import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { recordSubscriptions } from '../../../e2e/support/unit/record-subscriptions.ts';
import { onRequestStart } from './on-request-start.ts';

describe('the start of a request', () => {
  const listener = jest.fn();
  let end: () => void;

  beforeEach(() => {
    listener.mockReset();
    end = recordSubscriptions(() => onRequestStart(listener));
  });
  afterEach(() => end());

  it('is reported with request, answer and server', async () => {
    const server = createServer((_request, response) => response.end());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } });
    server.close();
    expect(listener.mock.calls).toEqual([
      [
        expect.objectContaining({
          request: expect.any(IncomingMessage),
          response: expect.any(ServerResponse),
          server,
        }),
      ],
    ]);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'request, response, server'],
    ['no request', { response: {}, server: {} }],
    ['no answer', { request: {}, server: {} }],
    ['no server', { request: {}, response: {} }],
  ])('is not reported for a message with %s', (_name, message) => {
    channel('http.server.request.start').publish(message);
    expect(listener).not.toHaveBeenCalled();
  });
});
