import { globSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { addressRows } from '@/lib/addresses/address-table';
import { findRouteTemplate, UNKNOWN_ROUTE } from './route-template.ts';

const APP = join(import.meta.dirname, '../../app');
const MAX_TEMPLATES = 60;

describe('the route template', () => {
  it.each([
    ['/', '/'],
    ['/restaurant/la-mama/menu?produs=ciorba', '/restaurant/[restaurantId]/menu'],
    ['/activate/secret-token', '/activate/[token]'],
    ['/payment/librapay/client/response?RC=00&ORDER=7', '/payment/librapay/client/response'],
    ['/api/token/verify', '/api/token/verify'],
    ['/api/health/ready?x=1', '/api/health/ready'],
    ['/_next/static/chunks/a1b2.js', '/_next/static'],
    ['/_next/image?url=%2Fa.jpg&w=640&q=75', '/_next/image'],
    ['/icons/any-192.png', '/icons'],
    ['/activate/a/b', UNKNOWN_ROUTE],
    ['/api/token/verify/secret', UNKNOWN_ROUTE],
    ['/wp-login.php', UNKNOWN_ROUTE],
    ['//evil.example/', UNKNOWN_ROUTE],
    ['*', UNKNOWN_ROUTE],
    ['', UNKNOWN_ROUTE],
    ['/%E0%A4%A', UNKNOWN_ROUTE],
  ])('of "%s" is %s', (address, expected) => {
    expect(findRouteTemplate(address)).toBe(expected);
  });

  it('of a route handler whose path has no placeholder is that path, except for /api', () => {
    const files = globSync('**/route.ts', { cwd: APP }).filter(
      (file) => file !== 'api/route.ts' && !file.includes('['),
    );
    const paths = files.map((file) => `/${file.replace(/\/?route\.ts$/, '')}`);
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => findRouteTemplate(path) !== path)).toEqual([]);
  });

  it('has few values, whatever is requested', () => {
    const seen = new Set<string>();
    const part = fc.oneof(fc.webSegment(), fc.constantFrom('restaurant', 'api', 'menu', '_next'));
    const address = fc.array(part, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`);
    fc.assert(
      fc.property(fc.oneof(address, fc.string()), (one) => void seen.add(findRouteTemplate(one))),
    );
    for (const { path } of addressRows)
      seen.add(findRouteTemplate(path.replaceAll(/\[\w+\]/g, 'a1')));
    expect(seen.size).toBeLessThan(MAX_TEMPLATES);
    const templates = new Set<string>(addressRows.map(({ path }) => path));
    const others = [...seen].filter(
      (one) => !templates.has(one) && !/^\/(api|_next|icons)/.test(one),
    );
    expect(others).toEqual([UNKNOWN_ROUTE]);
  });
});
