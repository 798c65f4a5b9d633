import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { exampleRestaurants } from '../sandbox/example-restaurants.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import type { RunningSandbox } from '../sandbox/start-sandbox.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const NODE = join(ROOT, 'node_modules/.bin/node');
const START_TIMEOUT_MS = 60_000;

const ended = z.object({ code: z.number().default(0), stdout: z.string(), stderr: z.string() });

async function run(...args: readonly string[]): Promise<z.infer<typeof ended>> {
  const command = ['e2e/contract/command.ts', ...args];
  const running = promisify(execFile)(NODE, command, { cwd: ROOT });
  return ended.parse(await running.catch((error: unknown) => error));
}

describe('the command that checks a provider', () => {
  let sandbox: RunningSandbox;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, restaurants: exampleRestaurants });
  });
  afterAll(() => sandbox.stop());

  it(
    'prints a report and exits with 1 for a breach of the contract',
    async () => {
      const { code, stdout, stderr } = await run(sandbox.origin, '--restaurant=sandbox-hostile');
      expect(stderr).toBe('');
      expect(stdout).toMatch(
        /^The provider http:.+ against the contract of the site\n\nlist of restaurants\n {2}✓ answers 200 in /,
      );
      expect(stdout).toContain(
        '✗ body: $.categories[0].flavours[0].name is missing: expected string',
      );
      expect(stdout).toContain(
        '✗ the site would not show the product ($.categories[0].flavours[0])',
      );
      expect(code).toBe(1);
    },
    START_TIMEOUT_MS,
  );

  it(
    'exits with 2 for wrong usage, and prints the problem and the usage',
    async () => {
      const { code, stdout, stderr } = await run(sandbox.origin, '--paid-order', '7');
      expect(stderr).toMatch(/^--paid-order changes data and needs --write\.\n\nnpm run contract/);
      expect([code, stdout]).toEqual([2, '']);
    },
    START_TIMEOUT_MS,
  );
});
