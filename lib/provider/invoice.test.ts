import type { RequestListener } from 'node:http';
import { sendJson, sendStatus, startRecordingServer } from '@/e2e/support/unit/recording-server';
import type { RecordingServer } from '@/e2e/support/unit/recording-server';
import { silentLog } from '@/e2e/support/unit/watched-log';
import { fetchInvoice, getInvoice } from './invoice.ts';
import { success } from '../result.ts';
import { createProviderClient } from './transport/client.ts';
import type { ProviderClient } from './transport/client.ts';

const ORIGIN = 'https://documente.example';
const LINK = `${ORIGIN}/facturi/1.pdf?semnatura=a%2Fb`;

describe('requesting an invoice', () => {
  let provider: RecordingServer;
  let client: ProviderClient;

  const ask = async (answer: RequestListener, id = 'INV-1'): ReturnType<typeof fetchInvoice> => {
    provider = await startRecordingServer(answer);
    client = createProviderClient({ origin: provider.origin, log: silentLog });
    return fetchInvoice(id, {
      client,
      origins: [ORIGIN],
      siteUrl: 'https://site.example',
      log: silentLog,
    });
  };
  afterEach(async () => {
    await client.close();
    await provider.close();
  });

  it('gives a link of an allowed origin unchanged', async () => {
    expect(await ask(sendJson({ link: LINK }))).toEqual({ outcome: 'found', link: LINK });
    expect(provider.requests.map(({ url }) => url)).toEqual(['/api/v1/web/invoice/INV-1']);
  });

  it.each([
    ['the status 404', sendStatus(404)],
    ['the status 403', sendStatus(403)],
    ['the status 410', sendStatus(410)],
    ['an empty object', sendJson({})],
    ['the link null', sendJson({ link: null })],
    ['an empty link', sendJson({ link: '' })],
    ['a link to another host', sendJson({ link: 'https://straine.example/1.pdf' })],
    ['a link to a host with a similar name', sendJson({ link: `${ORIGIN}.straine.example/1.pdf` })],
    ['a link with credentials', sendJson({ link: 'https://documente.example@straine.example/' })],
    ['a link that is a script', sendJson({ link: 'javascript:alert(1)' })],
    ['a link that is data', sendJson({ link: 'data:text/html,<script>alert(1)</script>' })],
    ['a link without a protocol', sendJson({ link: '//documente.example/1.pdf' })],
    ['a link with plain http', sendJson({ link: 'http://documente.example/1.pdf' })],
  ])('finds no document for %s', async (_name, answer) => {
    expect(await ask(answer)).toEqual({ outcome: 'missing' });
  });

  it.each([
    ['the status 500', sendStatus(500)],
    ['the status 408', sendStatus(408)],
    ['the status 425', sendStatus(425)],
    ['the status 429', sendStatus(429)],
    ['a link that is an object', sendJson({ link: { href: LINK } })],
    ['an object about something else', sendJson({ message: 'Maintenance' })],
    ["a gateway's 404", (_, response) => void response.writeHead(404).end('Not found')],
  ] satisfies [string, RequestListener][])(
    'reports the provider as down after %s',
    async (_name, answer) => {
      expect(await ask(answer)).toEqual({ outcome: 'down' });
    },
  );

  it.each(['..', 'a/b', 'a%2fb', '', 'a'.repeat(65)])(
    'finds no document for the malformed id "%s", without a call',
    async (id) => {
      expect(await ask(sendJson({ link: LINK }), id)).toEqual({ outcome: 'missing' });
      expect(provider.requests).toEqual([]);
    },
  );
});

describe('an invoice that a page shows', () => {
  afterEach(() => {
    globalThis.boundedProviderClient = undefined;
  });

  it('is requested through the provider client of this process', async () => {
    const paths: string[] = [];
    globalThis.boundedProviderClient = {
      send: async ({ path }) => {
        paths.push(path);
        return success({ link: null });
      },
      getGroupStates: () => [],
      close: async () => undefined,
    };
    expect(await getInvoice('INV-1')).toEqual({ outcome: 'missing' });
    expect(paths).toEqual(['/api/v1/web/invoice/INV-1']);
  });
});
