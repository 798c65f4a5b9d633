import { menuWire, restaurantListWire } from '../../../lib/provider/contract/wire.ts';
import type { MenuWire } from '../../../lib/provider/contract/wire.ts';
import { createSandboxControl } from '../../support/servers/sandbox-control.ts';
import type { SandboxControl } from '../../support/servers/sandbox-control.ts';
import { exampleRestaurants } from '../example-restaurants.ts';
import { startSandbox } from '../start-sandbox.ts';
import type { RunningSandbox } from '../start-sandbox.ts';

const MENU = '/api/v1/web/restaurant/casa-veche/menu';
const ACTIVATION = '/api/v1/verify/activation/token';
const LIST = '/api/v2/restaurant/get-all?per_page=70';

describe('the control port', () => {
  let sandbox: RunningSandbox;
  let control: SandboxControl;

  const getMenu = async (): Promise<MenuWire> =>
    menuWire.parse(await (await fetch(sandbox.origin + MENU)).json());

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, restaurants: exampleRestaurants });
    control = createSandboxControl(sandbox.controlOrigin);
  });

  afterEach(() => control.reset());
  afterAll(() => sandbox.stop());

  it('lists the requests in order, with their correlation ids', async () => {
    await fetch(sandbox.origin + MENU, { headers: { 'x-correlation-id': 'c-1' } });
    await fetch(sandbox.origin + LIST);
    const requests = await control.getRequests();
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET ${MENU}`,
      `GET ${LIST}`,
    ]);
    expect(requests[0]?.headers['x-correlation-id']).toBe('c-1');
    expect(await control.getRequests('get-all')).toHaveLength(1);
    await control.clearRequests();
    expect(await control.getRequests()).toEqual([]);
  });

  it.each([undefined, '500'] as const)(
    'names the parts of a request that contain a watched text (fault: %s)',
    async (fault) => {
      if (fault) await control.setFault(fault);
      await control.watchRequests('canary');
      await fetch(`${sandbox.origin}${MENU}?canary`, { headers: { token: 'canary' } });
      const body = JSON.stringify({ token: 'canary' });
      await (await fetch(sandbox.origin + ACTIVATION, { method: 'POST', body })).text();
      await fetch(sandbox.origin + LIST);
      const places = (await control.getRequests()).map(({ carriedIn }) => carriedIn);
      expect(places).toEqual([['path', 'token'], ['body'], []]);
    },
  );

  it('logs requests that were answered by a fault', async () => {
    await control.setFault('500');
    await fetch(sandbox.origin + MENU);
    expect(await control.getRequests()).toHaveLength(1);
  });

  it('changes a name and a price until the scenario is reset', async () => {
    const before = await getMenu();
    await control.changeMenu('casa-veche', {
      restaurantName: 'Casa Nouă',
      product: { name: 'Supă de pui', price: 21 },
    });
    const menu = await getMenu();
    expect(menu.restaurantName).toBe('Casa Nouă');
    expect(menu.categories[0]?.flavours[1]?.price).toBe(21);
    await control.resetScenario();
    expect(await getMenu()).toEqual(before);
  });

  it('changes nothing of a menu that lacks the product', async () => {
    const menu = await getMenu();
    const product = { name: 'Nu există', price: 21 };
    await expect(
      control.changeMenu('casa-veche', { restaurantName: 'Casa Nouă', product }),
    ).rejects.toThrow('404');
    expect(await getMenu()).toEqual(menu);
  });

  it('makes a restaurant unknown', async () => {
    await control.removeMenu('casa-veche');
    expect((await fetch(sandbox.origin + MENU)).status).toBe(404);
  });

  it('fills the list up to the requested number', async () => {
    await control.setScenario({ restaurants: 70 });
    const list = restaurantListWire.parse(await (await fetch(sandbox.origin + LIST)).json());
    expect(list.restaurants).toHaveLength(70);
  });

  it('adds hostile restaurants to the list', async () => {
    await control.setScenario({ hostileList: true });
    const list: unknown = await (await fetch(sandbox.origin + LIST)).json();
    expect(restaurantListWire.safeParse(list).success).toBe(false);
    expect(JSON.stringify(list)).toContain('../../admin');
    expect(JSON.stringify(list)).toContain('pizzeria-nova');
  });

  it.each([
    ['PUT', '/faults', '{"kind":"unheard-of"}', 400],
    ['PUT', '/faults', 'not json', 400],
    ['PUT', '/requests', '{"watch":""}', 400],
    ['PUT', '/scenario', '{"restaurants":-1}', 400],
    ['PUT', '/scenario', '{"restaurant":70}', 400],
    ['PUT', '/menus/casa-veche', '{"product":{"name":"Supă de pui","price":-1}}', 400],
    ['PUT', '/menus/nu-exista', '{}', 400],
    ['PUT', '/menus/nu-exista', '{"restaurantName":"X"}', 404],
    ['PUT', '/menus/casa-veche', '{"product":{"name":"Nu există","price":1}}', 404],
    ['DELETE', '/menus/nu-exista', null, 404],
    ['GET', '/faults', null, 404],
  ])('answers %s %s, sent with the body %s, with %i', async (method, path, body, status) => {
    const response = await fetch(sandbox.controlOrigin + path, { method, body });
    expect(response.status).toBe(status);
  });

  it('has a client that throws when the sandbox refuses a call', async () => {
    await expect(control.changeMenu('nu-exista', { restaurantName: 'X' })).rejects.toThrow(
      'PUT /menus/nu-exista: 404',
    );
  });
});
