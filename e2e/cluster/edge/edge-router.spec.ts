import { sendRaw } from '../../support/browser/raw-request.ts';
import type { RawAnswer } from '../../support/browser/raw-request.ts';
import { sendSignedCall } from '../../support/servers/signed-call.ts';
import { expect, stateOf, test } from './edge-test.ts';
import type { Edge } from './start-edge.ts';

const PAGE = '/restaurant/saj-si-foc';
const STATE = encodeURIComponent(JSON.stringify(['', {}]));

/** What the framework's router sends for a click on a link. */
const click = (from: string): Readonly<Record<string, string>> => ({
  rsc: '1',
  'next-router-state-tree': STATE,
  'next-url': from,
});

/** The site redirects to the address with the right hash of the headers, which the router computes. */
async function navigate(edge: Edge, headers: Readonly<Record<string, string>>): Promise<RawAnswer> {
  const redirect = await sendRaw(edge.origin, `${PAGE}?_rsc=wrong`, { headers });
  expect([redirect.status, stateOf(redirect)]).toEqual([307, 'MISS']);
  return sendRaw(edge.origin, String(redirect.headers.location), { headers });
}

test('a navigation is stored for each page that it comes from, and the redirect is not', async ({
  edge,
}) => {
  const [first, second] = [
    await navigate(edge, click('/restaurants')),
    await navigate(edge, click('/restaurants')),
  ];
  expect([first.status, stateOf(first), stateOf(second)]).toEqual([200, 'MISS', 'HIT']);
  expect(first.headers['content-type']).toContain('text/x-component');
  expect(second.body).toBe(first.body);
  expect(stateOf(await navigate(edge, click('/')))).toBe('MISS');
});

test('headers that do not fit the hash of another visitor get nothing of its answer', async ({
  edge,
}) => {
  const redirect = await sendRaw(edge.origin, `${PAGE}?_rsc=wrong`, {
    headers: click('/restaurants'),
  });
  const address = String(redirect.headers.location);
  await sendRaw(edge.origin, address, { headers: click('/restaurants') });
  const other = await sendRaw(edge.origin, address, { headers: click('/evil') });
  expect([other.status, stateOf(other)]).toEqual([307, 'MISS']);
});

test('a purge reaches navigations too', async ({ edge, site }) => {
  await navigate(edge, click('/restaurants'));
  await sendSignedCall(site.origin, { restaurant: 'saj-si-foc' });
  expect(stateOf(await navigate(edge, click('/restaurants')))).toBe('MISS');
});
