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
const NAMES = 'Hanul Reînnoit, Hanul Anunțat';

describe('the check of a failing cache folder', () => {
  let sandbox: RunningSandbox;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0 });
  });
  afterAll(() => sandbox.stop());

  async function checkSite(page: string, call: object, output = ''): Promise<Cells> {
    const server = await startRecordingServer((request, response) => {
      const isCall = request.method === 'POST';
      const isVanished = request.url?.includes('cedrul-verde') === true;
      const isKept = Object.values(call).includes('kept');
      response.writeHead(isCall && isKept ? 503 : isVanished && page === NAMES ? 404 : 200);
      response.end(isCall ? JSON.stringify(call) : page);
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
    expect(listBreached(await checkSite(NAMES, { menu: 'renewed' }))).toEqual([]);
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

  it('reports old pages that stay on a disk that works again', async () => {
    const call = { menu: 'renewed', disk: 'kept' };
    expect(listBreached(await checkSite(NAMES, call))).toEqual(['recovered']);
  });
});
