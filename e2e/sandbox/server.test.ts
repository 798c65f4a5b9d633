import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Long, because other tests may use all cores while the process starts. */
const TEST_TIMEOUT_MS = 240_000;

describe('the server process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'prints its address, answers, and exits with 0 on %s during an answer',
    async (signal) => {
      const env = { ...process.env, SANDBOX_PORT: '0', SANDBOX_CONTROL_PORT: '0', SANDBOX_DB: '' };
      const child = spawn(process.execPath, ['e2e/sandbox/server.ts'], { env });
      const ended = once(child, 'exit');
      let errorOutput = '';
      child.stderr.on('data', (chunk) => (errorOutput += String(chunk)));

      let origin: string | undefined;
      for await (const line of createInterface(child.stdout)) {
        origin = /^sandbox: (http:\S+) /.exec(line)?.[1];
        if (origin !== undefined) break;
      }
      expect(errorOutput).toBe('');
      const list = await fetch(`${origin}/api/v2/restaurant/get-all?per_page=70`);
      expect(list.status).toBe(200);
      const hanging = await fetch(`${origin}/api/v1/web/restaurant/sandbox-hang-body/menu`);

      child.kill(signal);
      expect(await ended).toEqual([0, null]);
      await expect(hanging.text()).rejects.toThrow();
    },
    TEST_TIMEOUT_MS,
  );
});
