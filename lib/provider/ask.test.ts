import type { RequestListener } from 'node:http';
import { askForMenu, askForRestaurants } from './ask.ts';
import { createProviderClient } from './client.ts';
import type { ProviderClient } from './client.ts';
import { faults, sendJson, silentLog, startProvider } from './testing/faulty-provider.ts';
import type { FaultyProvider } from './testing/faulty-provider.ts';

describe('asking the provider', () => {
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

  it('gives a menu', async () => {
    await given(sendJson({ categories: [] }));

    expect(await askForMenu(client, silentLog, 'la-mama')).toMatchObject({
      value: { categories: [], schedule: { kind: 'none' } },
    });
    expect(provider.requests[0]?.url).toBe('/api/v1/web/restaurant/la-mama/menu');
  });

  it('gives the list', async () => {
    await given(sendJson({ restaurants: [] }));

    expect(await askForRestaurants(client, silentLog)).toMatchObject({
      value: { restaurants: [], isFirstPage: false },
    });
    expect(provider.requests[0]?.url).toBe('/api/v2/restaurant/get-all?per_page=70');
  });

  it('tells a wrong shape from a broken answer', async () => {
    await given(sendJson({ menu: [] }));

    expect(await askForMenu(client, silentLog, 'x')).toMatchObject({
      failure: { kind: 'unexpected-shape' },
    });
    expect(await askForRestaurants(client, silentLog)).toMatchObject({
      failure: { kind: 'unexpected-shape' },
    });
  });

  it('takes a 404 for an unknown restaurant, but for trouble with the list', async () => {
    await given(faults.status(404));

    expect(await askForMenu(client, silentLog, 'x')).toMatchObject({
      failure: { kind: 'refused', status: 404 },
    });
    expect(await askForRestaurants(client, silentLog)).toMatchObject({
      failure: { kind: 'broken', status: 404 },
    });
  });
});
