import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Metrics } from './metrics.ts';
import { startMetricsServer } from './metrics-server.ts';

describe('the port of the metrics', () => {
  let text: Promise<string>;
  const metrics: Metrics = { contentType: 'text/plain; version=0.0.4', print: () => text };
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    server = startMetricsServer(metrics, { port: 0, address: '127.0.0.1' });
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    origin = `http://127.0.0.1:${port}`;
  });
  afterAll(() => {
    server.close();
  });

  it('serves the metrics at /metrics', async () => {
    text = Promise.resolve('up 1\n');
    const answer = await fetch(`${origin}/metrics`);
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      metrics.contentType,
      'up 1\n',
    ]);
  });

  it('answers HEAD with the status and type of GET, without a body', async () => {
    text = Promise.resolve('up 1\n');
    const answer = await fetch(`${origin}/metrics`, { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      metrics.contentType,
      '',
    ]);
  });

  it.each([
    ['GET', '/'],
    ['HEAD', '/'],
    ['GET', '/metrics/'],
    ['GET', '/restaurants'],
    ['POST', '/metrics'],
  ])('answers %s %s with 404', async (method, path) => {
    expect((await fetch(`${origin}${path}`, { method })).status).toBe(404);
  });

  it('answers 500 when the metrics cannot be collected', async () => {
    text = Promise.reject(new Error('canary'));
    const answer = await fetch(`${origin}/metrics`);
    expect([answer.status, await answer.text()]).toEqual([500, '']);
  });
});
