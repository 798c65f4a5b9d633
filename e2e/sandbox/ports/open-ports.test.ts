import { createSandboxControl } from '../../support/servers/sandbox-control.ts';
import type { SandboxControl } from '../../support/servers/sandbox-control.ts';
import { exampleRestaurants } from '../example-restaurants.ts';
import { startSandbox } from '../start-sandbox.ts';
import type { RunningSandbox } from '../start-sandbox.ts';

const MENU = '/api/v1/web/restaurant/casa-veche/menu';

describe('the sandbox', () => {
  let sandbox: RunningSandbox;
  let control: SandboxControl;

  const press = (kind: string): Promise<Response> =>
    fetch(`${sandbox.controlOrigin}/console/faults`, {
      method: 'POST',
      headers: { origin: sandbox.origin },
      body: new URLSearchParams({ kind, match: '/api/' }),
      redirect: 'manual',
    });

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, restaurants: exampleRestaurants });
    control = createSandboxControl(sandbox.controlOrigin);
  });

  afterEach(() => control.reset());
  afterAll(() => sandbox.stop());

  it("serves the console at the provider's port and at the control port", async () => {
    for (const origin of [sandbox.origin, sandbox.controlOrigin]) {
      const response = await fetch(`${origin}/?from=a-bookmark`);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<h1>Sandbox provider</h1>');
    }
  });

  it("logs every request to the provider's port except requests for the console", async () => {
    for (const path of ['/', '/console/requests', '/console/openapi', MENU, '/consoles']) {
      await (await fetch(sandbox.origin + path)).arrayBuffer();
    }
    await fetch(sandbox.origin, { method: 'POST' });
    const logged = (await control.getRequests()).map(({ method, path }) => `${method} ${path}`);
    expect(logged).toEqual([`GET ${MENU}`, 'GET /consoles', 'POST /']);
  });

  it('serves the console while a fault is switched on', async () => {
    await control.setFault('500', '/');
    expect((await fetch(sandbox.origin)).status).toBe(200);
    expect((await fetch(sandbox.origin + MENU)).status).toBe(500);
  });

  it('switches a fault on and off from the console', async () => {
    expect((await press('503')).status).toBe(303);
    expect((await fetch(sandbox.origin + MENU)).status).toBe(503);
    expect(await (await fetch(sandbox.origin)).text()).toMatch(/value="503"\s+aria-pressed="true"/);
    await press('none');
    expect((await fetch(sandbox.origin + MENU)).status).toBe(200);
  });

  it("closes the provider's port with the fault `down`, but not the control port", async () => {
    expect((await press('down')).headers.get('location')).toMatch(sandbox.controlOrigin);
    await expect(fetch(sandbox.origin)).rejects.toThrow('fetch failed');
    expect(await (await fetch(sandbox.controlOrigin)).text()).toContain('refuses connections');
    expect((await press('none')).headers.get('location')).toMatch(sandbox.origin);
    expect((await fetch(sandbox.origin)).status).toBe(200);
  });

  it.each(['GET', 'POST'])('answers %s of an unknown address with JSON and 404', async (method) => {
    const response = await fetch(`${sandbox.origin}/unknown`, { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ result: { message: 'Adresa nu există.' } });
  });
});
