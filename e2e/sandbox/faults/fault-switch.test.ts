import { createSandboxControl } from '../../support/servers/sandbox-control.ts';
import type { SandboxControl } from '../../support/servers/sandbox-control.ts';
import { exampleRestaurants } from '../example-restaurants.ts';
import { startSandbox } from '../start-sandbox.ts';
import type { RunningSandbox } from '../start-sandbox.ts';

const MENU = '/api/v1/web/restaurant/casa-veche/menu';
const LIST = '/api/v2/restaurant/get-all?per_page=70';

describe('a fault', () => {
  let sandbox: RunningSandbox;
  let control: SandboxControl;

  async function getStatus(path: string): Promise<number> {
    const response = await fetch(sandbox.origin + path);
    await response.arrayBuffer();
    return response.status;
  }

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, restaurants: exampleRestaurants });
    control = createSandboxControl(sandbox.controlOrigin);
  });

  afterEach(() => control.reset());
  afterAll(() => sandbox.stop());

  it('applies only to paths that contain its match, and to none once it is cleared', async () => {
    await control.setFault('500', 'get-all');
    expect(await getStatus(LIST)).toBe(500);
    expect(await getStatus(MENU)).toBe(200);
    await control.clearFaults();
    expect(await getStatus(LIST)).toBe(200);
  });

  it('without a match applies to paths with /api/, not to /openapi.json', async () => {
    await control.setFault('500');
    expect(await getStatus('/openapi.json')).toBe(200);
    expect(await getStatus(MENU)).toBe(500);
  });

  it.each([
    ['the id sandbox-flapping', '/api/v1/web/restaurant/sandbox-flapping/menu', 'no-such-path'],
    ['setFault', MENU, undefined],
  ])('of kind flapping, by %s, answers 503 twice, 200 twice, 503 twice', async (_, path, match) => {
    // `setFault` restarts the count of requests with 'flapping'. In the first row `setFault` has no
    // other effect, because no path contains `no-such-path`.
    await control.setFault('flapping', match);
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) statuses.push(await getStatus(path));
    expect(statuses).toEqual([503, 503, 200, 200, 503, 503]);
  });

  it('of kind down closes and refuses connections; once it is cleared, the same port answers again', async () => {
    expect(await getStatus(MENU)).toBe(200);
    await control.setFault('down');
    await expect(fetch(sandbox.origin + MENU)).rejects.toThrow('fetch failed');
    await expect(fetch(sandbox.origin + MENU)).rejects.toMatchObject({
      cause: { code: 'ECONNREFUSED' },
    });
    await control.clearFaults();
    expect(await getStatus(MENU)).toBe(200);
  });

  it('of kind down is replaced by another fault', async () => {
    await control.setFault('down');
    await control.setFault('503');
    expect(await getStatus(MENU)).toBe(503);
  });
});
