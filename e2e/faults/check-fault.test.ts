import { catalogue } from '../sandbox/seeds/catalogue.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import type { RunningSandbox } from '../sandbox/start-sandbox.ts';
import { RESTAURANT_ID } from '../support/pages/site-pages.ts';
import { createSandboxControl } from '../support/servers/sandbox-control.ts';
import { startRecordingServer } from '../support/unit/recording-server.ts';
import { checkFault } from './check-fault.ts';
import type { Cells, FaultFindings } from './finding.ts';
import { CHANGED_NAME, LISTED_LATER, pageKinds } from './page-kinds.ts';

// The tests send hundreds of requests, which can take longer than Jest's default limit of 5 s.
jest.setTimeout(60_000);

const PERIOD_MS = 50;
const RECOVERY_LIMIT_MS = 2_000;

const listBreached = (cells: Cells): readonly string[] =>
  [...cells].flatMap(([name, { breach }]) => (breach === undefined ? [] : [name]));

const allKinds = pageKinds.map(({ name }) => name);
const cachedKinds = pageKinds.filter(({ cached }) => cached !== 'nothing').map(({ name }) => name);

describe('the check of a fault', () => {
  let sandbox: RunningSandbox;

  const visited = catalogue.filter(({ shortName }) => shortName === RESTAURANT_ID);

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, restaurants: visited });
  });
  afterAll(() => sandbox.stop());

  async function checkSite(status: number, body: string): Promise<FaultFindings> {
    const site = await startRecordingServer((_, response) => {
      response.writeHead(status, { 'retry-after': '5' }).end(body);
    });
    return checkFault('500', {
      origin: site.origin,
      pid: process.pid,
      control: createSandboxControl(sandbox.controlOrigin),
      periodMs: PERIOD_MS,
      recoveryLimitMs: RECOVERY_LIMIT_MS,
    }).finally(site.close);
  }

  it('reports a site that fails and never recovers', async () => {
    const { cold, back, known, fresh } = await checkSite(500, '');
    expect(listBreached(cold)).toEqual(allKinds);
    expect(listBreached(back)).toEqual(allKinds);
    expect(listBreached(known)).toEqual(cachedKinds);
    expect(listBreached(fresh)).toEqual(cachedKinds);
  });

  it('reports a site that shows old data after the fault', async () => {
    const { cold, back, known, fresh } = await checkSite(200, 'Meniu');
    expect(listBreached(cold)).toEqual(allKinds.filter((name) => name !== 'home'));
    expect(listBreached(back)).toEqual([]);
    expect(listBreached(known)).toEqual([]);
    expect(listBreached(fresh)).toEqual(
      cachedKinds.filter((name) => name !== 'home' && name !== 'preview'),
    );
  });

  it('accepts pages that are answered during the fault and show new data after it', async () => {
    const {
      known,
      fresh,
      process: measures,
    } = await checkSite(200, `${CHANGED_NAME} ${LISTED_LATER}`);
    expect(listBreached(known)).toEqual([]);
    expect(listBreached(fresh)).toEqual([]);
    expect([...measures.keys()]).toEqual([
      'p50 of cached pages',
      'p99 of cached pages',
      'load of the machine',
      'menu calls',
      'list calls',
      'memory',
      'sockets',
    ]);
    expect(listBreached(measures)).toEqual([]);
  });
});
