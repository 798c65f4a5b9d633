import { startSandbox } from '../../sandbox/start-sandbox.ts';
import type { RunningSandbox } from '../../sandbox/start-sandbox.ts';
import { createSandboxControl } from '../../support/servers/sandbox-control.ts';
import type { RunningSite } from '../../support/servers/site.ts';
import { startRecordingServer } from '../../support/unit/recording-server.ts';
import type { Cells } from '../finding.ts';
import { checkDisk } from './check-disk.ts';
import { DAMAGE_TEXT } from './disk-fault.ts';

jest.setTimeout(60_000);

const PERIOD_MS = 20;
const FRESH_WITHIN_MS = 200;
const PAGE_WITH_NEW_NAMES = 'Hanul Reînnoit, Hanul Anunțat';

describe('the check of a failing cache folder', () => {
  let sandbox: RunningSandbox;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0 });
  });
  afterAll(() => sandbox.stop());

  /**
   * Checks a site that answers each visit with `page` and each signed call with `callAnswer`. With
   * `PAGE_WITH_NEW_NAMES` the site answers 404 for the restaurant that has left.
   */
  async function checkSite(page: string, callAnswer: object, output = ''): Promise<Cells> {
    const callStatus = Object.values(callAnswer).includes('kept') ? 503 : 200;
    const vanishedStatus = page === PAGE_WITH_NEW_NAMES ? 404 : 200;
    const server = await startRecordingServer(({ method, url }, response) => {
      if (method === 'POST') {
        response.writeHead(callStatus).end(JSON.stringify(callAnswer));
      } else {
        response.writeHead(url?.includes('cedrul-verde') ? vanishedStatus : 200).end(page);
      }
    });
    const site: RunningSite = {
      origin: server.origin,
      cacheDir: 'not used',
      pid: () => process.pid,
      stop: () => Promise.resolve(0),
      restart: () => Promise.resolve(),
      output: () => output,
    };
    const nothing = (): Promise<void> => Promise.resolve();
    const fault = { name: 'none', needsMount: false, begin: nothing, end: nothing };
    return checkDisk(fault, {
      site,
      control: createSandboxControl(sandbox.controlOrigin),
      periodMs: PERIOD_MS,
      freshWithinMs: FRESH_WITHIN_MS,
    }).finally(server.close);
  }

  const listBreached = (cells: Cells): readonly string[] =>
    [...cells].flatMap(([name, { breach }]) => (breach === undefined ? [] : [name]));

  it('accepts a site that serves new data and forgets a restaurant that has left', async () => {
    expect(listBreached(await checkSite(PAGE_WITH_NEW_NAMES, { menu: 'renewed' }))).toEqual([]);
  });

  it('reports old data, damaged files, a restaurant that comes back and too many log lines', async () => {
    const output = '"msg":"Disk of a store failed"\n'.repeat(11);
    expect(listBreached(await checkSite(DAMAGE_TEXT, { menu: 'renewed' }, output))).toEqual([
      'served',
      'new data',
      'signed call',
      'vanished',
      'after a restart',
      'new data after the restart',
      'log lines',
      'recovered',
    ]);
  });

  it('reports a signed call that still answers 503 after the disk works again', async () => {
    const call = { menu: 'renewed', disk: 'kept' };
    expect(listBreached(await checkSite(PAGE_WITH_NEW_NAMES, call))).toEqual(['recovered']);
  });
});
