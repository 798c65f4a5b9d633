import { sendRaw } from '../../../e2e/support/browser/raw-request.ts';
import { startRecordingServer } from '../../../e2e/support/unit/recording-server.ts';
import type { RecordingServer } from '../../../e2e/support/unit/recording-server.ts';
import { NOT_FOUND_PATH } from '../request-plan.ts';
import { redirectToOneSpelling } from './one-spelling.ts';

describe('a request', () => {
  let server: RecordingServer;

  beforeAll(async () => {
    server = await startRecordingServer((request, response) => {
      redirectToOneSpelling(request, response, () => response.end(request.url));
    });
  });
  afterAll(() => server.close());

  it.each([
    ['/te%72ms', '/terms'],
    ['/te%72ms?a=%62&c', '/terms?a=%62&c'],
    ['/terms#a', '/terms'],
    ['/terms?a#b', '/terms?a'],
    ['//evil.example/', '/evil.example'],
    ['/_next/image/?url=x', '/_next/image?url=x'],
    ['/_next/static/chunks/a%2ejs', '/_next/static/chunks/a.js'],
  ])('for %s is redirected to %s', async (target, location) => {
    const { status, headers, body } = await sendRaw(server.origin, target);
    expect([status, headers.location, body]).toEqual([308, location, '']);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['strict-transport-security']).toBeDefined();
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('for a page with a token is redirected with the headers of such pages', async () => {
    const { headers } = await sendRaw(server.origin, '/Activate/abc');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  it.each(['/x/../terms', '/%2e/terms?a', '/restaurant//menu', '/_next/static/chunks%2fa.js'])(
    'for %s is passed on as one for an unknown page',
    async (target) => {
      expect((await sendRaw(server.origin, target)).body).toBe(NOT_FOUND_PATH);
    },
  );

  it.each(['/', '/?a', '/terms?x=%2e%2e', '/activate/AbC', '/restaurant/a/table/%C8%99', '/%zz'])(
    'for %s is passed on unchanged',
    async (target) => {
      expect((await sendRaw(server.origin, target)).body).toBe(target);
    },
  );
});
