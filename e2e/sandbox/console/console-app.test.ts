import { DatabaseSync } from 'node:sqlite';
import type { Hono } from 'hono';
import { exampleRestaurants } from '../example-restaurants.ts';
import { createFaultSwitch } from '../faults/fault-switch.ts';
import { faultKinds } from '../faults/fault.ts';
import { createOpenApiDocument } from '../openapi-document.ts';
import { createProviderApp } from '../provider-app.ts';
import { createProviderData } from '../provider-data.ts';
import { createRequestLog } from '../request-log.ts';
import { createScenario } from '../scenario.ts';
import { presetCatalogue } from '../preset-ids/preset-catalogue.ts';
import { createConsoleApp } from './console-app.ts';

const PROVIDER = 'http://127.0.0.1:4010';
const CONTROL = 'http://127.0.0.1:4011';
const SITE = 'http://localhost:3000';

const now = (): Date => new Date('2026-01-15T10:00:00Z');

function createParts() {
  const database = new DatabaseSync(':memory:');
  const data = createProviderData(database, now);
  const scenario = createScenario({ data, catalogue: exampleRestaurants, defaultSiteOrigin: SITE });
  const faults = createFaultSwitch();
  const requests = createRequestLog(now);
  const log = (): void => undefined;
  const provider = createProviderApp({ data, scenario, faults, now, log });
  const app = createConsoleApp({
    createDocument: (origin) => createOpenApiDocument(provider, origin),
    requests,
    getSiteOrigin: scenario.getSiteOrigin,
    getOrigins: () => ({ provider: PROVIDER, control: CONTROL }),
    currentFault: faults.current,
    setFault: async (fault) => faults.set(fault),
    clearFaults: async () => faults.clear(),
  });
  return { app, provider, faults, requests };
}

const getText = async (app: Hono, path: string, origin = PROVIDER): Promise<string> =>
  (await app.request(origin + path)).text();

/** Decodes only `&amp;`, because the tested attributes contain no other character reference. */
const readAttributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );

describe('the page of the console', () => {
  it('is an uncached HTML document that loads nothing from other hosts', async () => {
    const { app } = createParts();
    const response = await app.request(`${PROVIDER}/`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script/);
    const html = await response.text();
    expect(html).toMatch(/^<!doctype html>/i);
    const loaded = readAttributes(html.replace(/<a .*?>/gs, ''), '(?:src|href)');
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded.filter((address) => !/^(\/console\/assets\/|data:,$)/.test(address))).toEqual([]);
  });

  it('loads files that the console serves, and so does the page of the OpenAPI viewer', async () => {
    const { app } = createParts();
    const pages = (await getText(app, '/')) + (await getText(app, '/console/openapi'));
    const files = readAttributes(pages, '(?:src|href)').filter((path) => path.includes('/assets/'));
    expect(new Set(files).size).toBe(6);
    for (const file of files) {
      const response = await app.request(PROVIDER + file);
      expect([file, response.status]).toEqual([file, 200]);
      expect(response.headers.get('content-type')).toMatch(/^text\/(css|javascript); charset/);
    }
  });

  it('links to every call of the OpenAPI document, at addresses that exist', async () => {
    const { app, provider } = createParts();
    const html = await getText(app, '/');
    const { paths = {} } = createOpenApiDocument(provider, PROVIDER);
    const links = readAttributes(html, 'href').filter((href) => href.startsWith(PROVIDER));
    const unlinked = Object.entries(paths).flatMap(([path, item]) => {
      const trial = new RegExp(`^${PROVIDER}${path.replaceAll(/\{\w+\}/g, '[^/]+')}(\\?.*)?$`);
      return Object.entries(item)
        .filter(([method, { tags, operationId }]) => {
          const isLink = (link: string): boolean =>
            (method === 'get' && trial.test(link)) || link.endsWith(`#/${tags[0]}/${operationId}`);
          return !links.some(isLink);
        })
        .map(([method]) => `${method} ${path}`);
    });
    expect(Object.keys(paths)).toHaveLength(9);
    expect(unlinked).toEqual([]);

    for (const link of links.filter((href) => !href.includes('/console/'))) {
      const body = await (await provider.request(link)).text();
      expect([link, body.includes('Adresa nu există.')]).toEqual([link, false]);
    }
  });

  it('links from every preset id into the site', async () => {
    const { app } = createParts();
    const links = readAttributes(await getText(app, '/'), 'href');
    const ids = presetCatalogue.flatMap((group) => group.ids.map(({ id }) => id));
    const isLinked = (id: string): boolean =>
      links.some((link) => link.startsWith(SITE) && link.includes(`/${id.replace('…', '-')}`));
    expect(ids.length).toBeGreaterThan(70);
    expect(ids.filter((id) => !isLinked(id))).toEqual([]);
  });

  it('has a button for every fault and marks the fault that is switched on', async () => {
    const { app, faults } = createParts();
    faults.set({ kind: 'drip', match: '/menu' });
    const html = await getText(app, '/');
    expect(readAttributes(html, 'value')).toEqual(expect.arrayContaining([...faultKinds]));
    expect(html.match(/value="drip"\s+aria-pressed="true"/g)).toHaveLength(1);
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
    expect(html).toMatch(/<option value="\/menu" selected>/);
  });

  it('escapes the values of requests, headers and faults', async () => {
    const { app, faults, requests } = createParts();
    const attack = '"><img src=x onerror=alert(1)>';
    requests.add({ method: 'GET', url: `/${attack}`, headers: { 'x-correlation-id': attack } });
    requests.add({ method: attack, url: '/', headers: {} });
    faults.set({ kind: '500', match: attack });
    for (const path of ['/', '/console/requests']) {
      const html = await getText(app, path);
      expect(html).toContain('&quot;&gt;&lt;img src=x');
      expect(html).not.toContain('<img');
    }
  });

  it('uses the host name of the request in its links', async () => {
    const { app } = createParts();
    const html = await getText(app, '/', 'http://localhost:4010');
    expect(html).toContain('action="http://localhost:4011/console/faults"');
    expect(html).not.toContain('127.0.0.1');
  });
});

describe('the list of requests', () => {
  it('has the last fifty requests, the newest first', async () => {
    const { app, requests } = createParts();
    for (let number = 1; number <= 60; number += 1) {
      requests.add({ method: 'GET', url: `/api/${number}`, headers: {} });
    }
    const html = await getText(app, '/console/requests');
    const paths = [...html.matchAll(/<code>\/api\/(\d+)<\/code>/g)].map(([, path]) => Number(path));
    expect(paths).toEqual(Array.from({ length: 50 }, (_, index) => 60 - index));
    expect(html).toContain('10:00:00.000');
  });

  it('has a message when there are no requests', async () => {
    expect(await getText(createParts().app, '/console/requests')).toContain('No request yet.');
  });
});

describe('a post of the form for faults', () => {
  const press = (
    app: Hono,
    fields: Record<string, string>,
    headers: Record<string, string> = { 'sec-fetch-site': 'same-origin', origin: CONTROL },
  ): Promise<Response> | Response =>
    app.request(`${CONTROL}/console/faults`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
    });

  it.each([
    ['500', PROVIDER],
    // `down` closes the provider's port, so the console is then open only at the control port.
    ['down', CONTROL],
  ] as const)('switches %s on and redirects to %s', async (kind, origin) => {
    const { app, faults } = createParts();
    const response = await press(app, { kind, match: '/menu' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`${origin}/#faults`);
    expect(faults.current()).toEqual({ kind, match: '/menu' });
  });

  it('switches the fault off if the kind is none', async () => {
    const { app, faults } = createParts();
    faults.set({ kind: '500' });
    const response = await press(app, { kind: 'none', match: '/api/' });
    expect(response.headers.get('location')).toBe(`${PROVIDER}/#faults`);
    expect(faults.current()).toBeUndefined();
  });

  it.each([{ kind: 'unheard-of', match: '/api/' }, { kind: '500', match: '' }, {}])(
    'is refused with the fields %j',
    async (fields) => {
      const { app, faults } = createParts();
      expect((await press(app, fields)).status).toBe(400);
      expect(faults.current()).toBeUndefined();
    },
  );

  it.each([
    ['the control port', 303, { 'sec-fetch-site': 'same-origin', origin: CONTROL }],
    ["the provider's port", 303, { 'sec-fetch-site': 'same-site', origin: PROVIDER }],
    ['another port', 403, { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:3000' }],
    ['another site', 403, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a frame with an opaque origin', 403, { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['an unknown place', 403, {}],
  ])('from %s is answered with %i', async (_, status, headers) => {
    const { app, faults } = createParts();
    const response = await press(app, { kind: '500', match: '/api/' }, headers);
    expect(response.status).toBe(status);
    expect(faults.current() !== undefined).toBe(status === 303);
  });
});

describe('requests that the console refuses', () => {
  it.each([
    ['an unknown address', `${PROVIDER}/console/unknown`],
    ['the page under a foreign host name', 'http://rebound.example:4010/'],
    [
      'the list of requests under a foreign host name',
      'http://rebound.example:4010/console/requests',
    ],
  ])('are answered with 404 as JSON: %s', async (_, address) => {
    const response = await createParts().app.request(address);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ result: { message: 'Adresa nu există.' } });
  });
});
