import { sendRaw } from '../../support/browser/raw-request.ts';
import type { RawAnswer } from '../../support/browser/raw-request.ts';
import { sendSignedCall } from '../../support/servers/signed-call.ts';
import { expect, stateOf, test } from './edge-test.ts';
import { headersOfClick, findNavigationAddress } from './navigation-address.ts';
import type { Edge } from './start-edge.ts';

const PAGE = '/restaurant/saj-si-foc';

async function navigate(edge: Edge, headers: Readonly<Record<string, string>>): Promise<RawAnswer> {
  return sendRaw(edge.origin, await findNavigationAddress(edge, PAGE, headers), { headers });
}

test("the answer to a navigation of Next's router is stored once for each page on which the navigation begins, and a redirect is not stored", async ({
  edge,
}) => {
  const [first, second] = [
    await navigate(edge, headersOfClick('/restaurants')),
    await navigate(edge, headersOfClick('/restaurants')),
  ];
  expect([first.status, stateOf(first), stateOf(second)]).toEqual([200, 'MISS', 'HIT']);
  expect(first.headers['content-type']).toContain('text/x-component');
  expect(second.body).toBe(first.body);
  expect(stateOf(await navigate(edge, headersOfClick('/')))).toBe('MISS');
});

test("a request with the router's hash from another visitor's request, but with other headers, does not get the answer to that request", async ({
  edge,
}) => {
  const address = await findNavigationAddress(edge, PAGE, headersOfClick('/restaurants'));
  await sendRaw(edge.origin, address, { headers: headersOfClick('/restaurants') });
  const other = await sendRaw(edge.origin, address, { headers: headersOfClick('/evil') });
  expect([other.status, stateOf(other)]).toEqual([307, 'MISS']);
});

test('a purge of a page also invalidates the answers to navigations to this page', async ({
  edge,
  site,
}) => {
  await navigate(edge, headersOfClick('/restaurants'));
  await sendSignedCall(site.origin, { restaurant: 'saj-si-foc' });
  expect(stateOf(await navigate(edge, headersOfClick('/restaurants')))).toBe('MISS');
});
