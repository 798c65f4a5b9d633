import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { createContractDocument } from './provider-app.ts';

const require = createRequire(import.meta.url);

const json = z.record(z.string(), z.unknown());

const text = JSON.stringify(createContractDocument('http://127.0.0.1:4010'));

describe('the OpenAPI document', () => {
  it('breaks no rule of a linter', async () => {
    const cli = require.resolve('@redocly/cli/bin/cli.js');
    const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
    const file = join(folder, 'openapi.json');
    await writeFile(file, text);
    const args = [cli, 'lint', file, '--extends=recommended-strict', '--format=json'];
    // The linter neither sends telemetry nor looks for a newer version.
    const off = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const run = promisify(execFile)(process.execPath, args, {
      env: { ...process.env, ...off },
      cwd: folder,
    });
    // When the linter finds a problem, it exits with 1, and `run` rejects with its output.
    const { stdout } = z.object({ stdout: z.string() }).parse(await run.catch((error) => error));
    await rm(folder, { recursive: true });
    expect(z.object({ problems: z.array(json) }).parse(JSON.parse(stdout)).problems).toEqual([]);
  });
});
