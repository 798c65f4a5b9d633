import type { RequestListener } from 'node:http';
import { success } from '@/lib/result';
import { faults, sendJson, silentLog, startProvider } from '../testing/faulty-provider.ts';
import type { FaultyProvider } from '../testing/faulty-provider.ts';
import { fetchMenu, fetchRestaurants } from './catalogue-calls.ts';
import { createProviderClient } from './client.ts';
import type { ProviderClient } from './client.ts';

describe('the calls for menus and the list', () => {
  let provider: FaultyProvider;
  let client: ProviderClient;

  const given = async (answer: RequestListener): Promise<void> => {
    provider = await startProvider(answer);
    client = createProviderClient({ origin: provider.origin, log: silentLog });
  };
  afterEach(async () => {
    await client.close();
    await provider.close();
  });

  it('gives the body of a menu', async () => {
    await given(sendJson({ categories: [] }));

    expect(await fetchMenu(client, 'la-mama')).toEqual(success({ categories: [] }));
    expect(provider.requests[0]?.url).toBe('/api/v1/web/restaurant/la-mama/menu');
  });

  it('gives the body of the list', async () => {
    await given(sendJson({ restaurants: [] }));

    expect(await fetchRestaurants(client)).toEqual(success({ restaurants: [] }));
    expect(provider.requests[0]?.url).toBe('/api/v2/restaurant/get-all?per_page=70');
  });

  it("is 'refused' for a menu's 404 and 'broken' for the list's", async () => {
    await given(faults.status(404));

    expect(await fetchMenu(client, 'x')).toMatchObject({
      failure: { kind: 'refused', status: 404 },
    });
    expect(await fetchRestaurants(client)).toMatchObject({
      failure: { kind: 'broken', status: 404 },
    });
  });
});
