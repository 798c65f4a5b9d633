import type { RequestListener } from 'node:http';
import { sendJson, sendStatus, startRecordingServer } from '@/e2e/support/unit/recording-server';
import type { RecordingServer } from '@/e2e/support/unit/recording-server';
import { silentLog } from '@/e2e/support/unit/watched-log';
import { success } from '@/lib/result';
import { fetchMenu, fetchRestaurants } from './catalogue-calls.ts';
import { createProviderClient } from './client.ts';
import type { ProviderClient } from './client.ts';

describe('the calls for menus and for the list of restaurants', () => {
  let provider: RecordingServer;
  let client: ProviderClient;

  const given = async (answer: RequestListener): Promise<void> => {
    provider = await startRecordingServer(answer);
    client = createProviderClient({ origin: provider.origin, log: silentLog });
  };
  afterEach(async () => {
    await client.close();
    await provider.close();
  });

  it('give the body of a menu', async () => {
    await given(sendJson({ categories: [] }));

    expect(await fetchMenu(client, 'la-mama')).toEqual(success({ categories: [] }));
    expect(provider.requests[0]?.url).toBe('/api/v1/web/restaurant/la-mama/menu');
  });

  it('give the body of the list', async () => {
    await given(sendJson({ restaurants: [] }));

    expect(await fetchRestaurants(client)).toEqual(success({ restaurants: [] }));
    expect(provider.requests[0]?.url).toBe('/api/v2/restaurant/get-all?per_page=70');
  });

  it('give numbers, ids and dates of a document database as plain values', async () => {
    await given(sendJson({ price: { $numberDecimal: '18.50' }, _id: { $oid: 'a1' } }));
    const plain = success({ price: 18.5, _id: 'a1' });

    expect(await fetchMenu(client, 'la-mama')).toEqual(plain);
    expect(await fetchRestaurants(client)).toEqual(plain);
  });

  it("fail as 'refused' for the 404 of a menu, and as 'broken' for the 404 of the list", async () => {
    await given(sendStatus(404));

    expect(await fetchMenu(client, 'x')).toMatchObject({
      failure: { kind: 'refused', status: 404 },
    });
    expect(await fetchRestaurants(client)).toEqual({
      ok: false,
      failure: { kind: 'broken', status: 404, reason: 'status' },
    });
  });

  it("fail as 'refused' for a 403 of the list", async () => {
    await given(sendStatus(403));

    expect(await fetchRestaurants(client)).toMatchObject({
      failure: { kind: 'refused', status: 403 },
    });
  });
});
