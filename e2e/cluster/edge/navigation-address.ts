import { sendRaw } from '../../support/browser/raw-request.ts';
import { expect, stateOf } from './edge-test.ts';
import type { Edge } from './start-edge.ts';

const STATE = encodeURIComponent(JSON.stringify(['', {}]));

/** Headers with which Next's router requests a page after a click on a link of the page `from`. */
export const headersOfClick = (from: string): Readonly<Record<string, string>> => ({
  rsc: '1',
  'next-router-state-tree': STATE,
  'next-url': from,
});

/**
 * The address that Next's router requests with these headers. Its parameter `_rsc` is a hash of the
 * headers. In a browser the router computes the hash. Here the site sends the hash: the site
 * redirects a request with a wrong hash to the address with the right hash.
 */
export async function findNavigationAddress(
  edge: Edge,
  page: string,
  headers: Readonly<Record<string, string>>,
): Promise<string> {
  const redirect = await sendRaw(edge.origin, `${page}?_rsc=wrong`, { headers });
  expect(redirect.status).toBe(307);
  // The edge does not store the redirect, and at the second one knows that it cannot be stored.
  expect(['MISS', 'BYPASS']).toContain(stateOf(redirect));
  return String(redirect.headers.location);
}
