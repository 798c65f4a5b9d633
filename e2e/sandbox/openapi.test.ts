import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { menuWire } from '../../lib/provider/contract/wire.ts';
import { presetGroups } from './preset-ids/preset-ids.ts';
import { findPresetMenu } from './preset-ids/preset-menus.ts';
import { createContractDocument } from './provider-app.ts';

const require = createRequire(import.meta.url);

const json = z.record(z.string(), z.unknown());
const content = z.object({ 'application/json': z.object({ schema: json }) });
const operation = z.object({ responses: z.object({ 200: z.object({ content }) }) });
const MENU = '/api/v1/web/restaurant/{restaurantId}/menu';
const shape = z.object({
  components: z.object({ schemas: z.record(z.string(), json) }),
  paths: z.object({ [MENU]: z.object({ get: operation }) }),
});

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

  it.each([
    ...presetGroups.flatMap(({ ids }) =>
      ids.flatMap(({ id }): [string, unknown][] => {
        const menu = findPresetMenu(id);
        return menu === undefined ? [] : [[id, menu]];
      }),
    ),
    ['a menu without its list of categories', { restaurantName: 'Casa Veche' }],
    ...[12.5, '12,50', -1, 'zece', null].map((price): [string, unknown] => [
      `the price ${price}`,
      { categories: [{ _id: '1', name: 'A', flavours: [{ name: 'B', price }] }] },
    ]),
  ])('accepts or refuses %s as the contract does', (_, menu) => {
    const { components, paths } = shape.parse(JSON.parse(text));
    const { schema } = paths[MENU].get.responses[200].content['application/json'];
    const whole = JSON.stringify({ ...schema, $defs: components.schemas });
    const described = z.fromJSONSchema(
      json.parse(JSON.parse(whole.replaceAll('#/components/schemas/', '#/$defs/'))),
    );
    expect(described.safeParse(menu).success).toBe(menuWire.safeParse(menu).success);
  });
});
