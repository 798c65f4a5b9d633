import type { OpenApiDocument } from '../openapi-document.ts';
import { exampleRestaurants } from '../example-restaurants.ts';
import { startSandbox } from '../start-sandbox.ts';
import { listDocumentedCalls } from './documented-calls.ts';
import type { DocumentedCall } from './documented-calls.ts';

describe('the calls of the OpenAPI document', () => {
  let calls: readonly DocumentedCall[];

  beforeAll(async () => {
    const sandbox = await startSandbox({ port: 0, restaurants: exampleRestaurants });
    const document: OpenApiDocument = JSON.parse(
      await (await fetch(`${sandbox.origin}/openapi.json`)).text(),
    );
    await sandbox.stop();
    calls = listDocumentedCalls(document);
  });

  it('have an example if a link can make the call', () => {
    expect(calls.map(({ method, example }) => example ?? method)).toEqual([
      '/api/v1/web/restaurant/hanul-trei-fantani/menu',
      '/api/v2/restaurant/get-all?per_page=70',
      // This GET has no example, because it needs a token in a header.
      'GET',
      'POST',
      'POST',
      '/api/v1/payment/librapay/demo/authorization',
      '/api/payment/client/demo/700900/card',
      'PUT',
      '/api/v1/web/invoice/sandbox-invoice-1',
    ]);
  });

  it('have a part of the path that no other call has', () => {
    for (const { match, path } of calls) {
      expect(calls.filter((other) => other.path.includes(match)).map((call) => call.path)).toEqual([
        path,
      ]);
    }
  });

  it('are found in the viewer by tag and operation id', () => {
    expect(calls[0]?.viewerPath).toBe('/console/openapi#/Restaurants/getMenu');
  });
});
