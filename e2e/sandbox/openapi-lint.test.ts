import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { exampleRestaurants } from './example-restaurants.ts';
import { startSandbox } from './start-sandbox.ts';

const require = createRequire(import.meta.url);
const LINTER = require.resolve('@redocly/cli/bin/cli.js');

const exited = z.object({ stdout: z.string() });
const report = z.object({ problems: z.array(z.object({ ruleId: z.string() })) });

/** Returns the ids of the rules that the document breaks. */
async function lint(text: string): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  const file = join(folder, 'openapi.json');
  await writeFile(file, text);
  const args = [LINTER, 'lint', file, '--extends=recommended-strict', '--format=json'];
  // With these two variables the linter neither sends telemetry nor looks for a newer version.
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const run = promisify(execFile)(process.execPath, args, { env, cwd: folder });
  // When the linter finds a problem, it exits with 1, and `run` rejects with an error that has
  // the linter's stdout.
  const { stdout } = exited.parse(await run.catch((error: unknown) => error));
  await rm(folder, { recursive: true });
  return report.parse(JSON.parse(stdout)).problems.map(({ ruleId }) => ruleId);
}

describe('the OpenAPI document, checked by a linter', () => {
  let text: string;

  beforeAll(async () => {
    const sandbox = await startSandbox({ port: 0, restaurants: exampleRestaurants });
    text = await (await fetch(`${sandbox.origin}/openapi.json`)).text();
    await sandbox.stop();
  });

  it('breaks no rule', async () => {
    expect(await lint(text)).toEqual([]);
  });

  it.each([
    [
      'a reference to an unknown schema',
      '#/components/schemas/Menu"',
      '#/components/Menu"',
      'no-unresolved-refs',
    ],
    ['a repeated operation id', '"getMenu"', '"getInvoice"', 'operation-operationId-unique'],
    [
      'a security scheme that is not defined',
      '{"passwordToken":[]}',
      '{"x":[]}',
      'security-defined',
    ],
  ])('breaks a rule with %s', async (_, found, replacement, rule) => {
    expect(await lint(text.replaceAll(found, replacement))).toContain(rule);
  });
});
