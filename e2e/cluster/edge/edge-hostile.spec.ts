import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { expect, purge, stateOf, test, visit } from './edge-test.ts';

const TOKEN = 'sandbox-token-valid-secret-of-a-visitor';

const SECRET_PATHS = [
  `/activate/${TOKEN}`,
  `/reset/password/${TOKEN}`,
  `/ACTIVATE/${TOKEN}`,
  `/activate/${TOKEN}/`,
  `//activate/${TOKEN}`,
  `/restaurants/../activate/${TOKEN}`,
  `/restaurants/..%2factivate/${TOKEN}`,
  `/activate/%73andbox-token-valid-secret-of-a-visitor`,
  `/payment/librapay/${TOKEN}/loading`,
  `/payment/librapay/client/response?RC=00&ORDER=${TOKEN}`,
  '/invoice/sandbox-invoice-1',
  `/unknown/${TOKEN}?token=${TOKEN}`,
];

/** Headers by which a visitor may try to change the answer that other visitors get. */
const HOSTILE: readonly Readonly<Record<string, string>>[] = [
  { host: 'evil.example' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-proto': 'gopher' },
  { forwarded: 'host=evil.example' },
  { 'content-security-policy': "script-src 'nonce-evil'" },
  { 'x-nonce': 'evil' },
  { 'x-middleware-rewrite': '/evil' },
  { 'x-middleware-subrequest': 'proxy:proxy:proxy' },
  { 'x-nextjs-data': '1' },
  { 'x-matched-path': '/evil' },
  { 'x-invoke-path': '/evil' },
  { rsc: '1', 'next-router-state-tree': 'evil', 'next-url': '/evil' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { 'next-resume': '1' },
  { purpose: 'prefetch' },
  { cookie: '__prerender_bypass=1; __next_preview_data=1' },
  { 'user-agent': 'Googlebot/2.1 evil' },
  { 'user-agent': 'facebookexternalhit/1.1' },
  { range: 'bytes=0-9' },
  { 'if-none-match': '*' },
  { accept: 'text/x-component' },
  { 'accept-language': 'evil' },
  { 'accept-encoding': 'evil' },
  { 'x-http-method-override': 'DELETE' },
  { 'transfer-encoding': 'chunked' },
];

function listStored(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, 'latin1'));
}

test('the edge does not store an answer whose address contains a token or an invoice id, and does not log the token or the id', async ({
  edge,
}) => {
  for (const path of SECRET_PATHS) {
    const answers = [await sendRaw(edge.origin, path), await sendRaw(edge.origin, path)];
    for (const answer of answers) {
      // The state is undefined when the edge answers without its cache.
      expect([path, stateOf(answer) ?? 'MISS']).toEqual([path, 'MISS']);
    }
  }
  await sendRaw(edge.origin, '/restaurants');
  const stored = listStored(join(edge.folder, 'cache'));
  expect(stored).toHaveLength(1);
  expect(stored.filter((text) => text.includes(TOKEN))).toEqual([]);
  const logs = edge.readLogs();
  expect(logs).not.toContain(TOKEN);
  expect(logs).not.toContain('sandbox-invoice-1');
  expect(logs).toContain('"route":"/activate/[token]"');
  expect(logs).toContain('"route":"/invoice/[invoiceId]"');
});

test('no header of a visitor changes the answer to the next visitor', async ({ edge, site }) => {
  const path = '/restaurant/cedrul-verde';
  const own = await sendRaw(site.origin, path);
  const policy = own.headers['content-security-policy'];
  for (const headers of HOSTILE) {
    await purge(edge, '*');
    await sendRaw(edge.origin, path, { headers }).catch(() => undefined);
    const [next, second] = [await sendRaw(edge.origin, path), await sendRaw(edge.origin, path)];
    expect([headers, next.status, next.body === own.body]).toEqual([headers, 200, true]);
    expect([headers, next.headers['content-security-policy']]).toEqual([headers, policy]);
    expect(JSON.stringify(next.headers)).not.toContain('evil');
    expect([headers, stateOf(second)]).toEqual([headers, 'HIT']);
  }
});

test('an unknown page, a redirect and an error are not stored', async ({ edge, control }) => {
  for (const path of ['/nimic', '/restaurant/sandbox-unknown', '/TERMS', '/terms/']) {
    expect(await visit(edge, path, {}, {})).not.toContain('HIT');
  }
  await control.setFault('500', 'taurul-negru');
  const failed = await sendRaw(edge.origin, '/restaurant/taurul-negru/menu');
  expect(failed.status).toBe(503);
  await control.clearFaults();
  await expect(async () => {
    expect((await sendRaw(edge.origin, '/restaurant/taurul-negru/menu')).status).toBe(200);
  }).toPass({ timeout: 15_000 });
});
