import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { providerPaths } from '../../lib/provider/contract/paths.ts';
import {
  activationPayloadWire,
  authorizationWire,
  errorWire,
  invoiceWire,
  menuWire,
  resetPasswordPayloadWire,
  restaurantListWire,
} from '../../lib/provider/contract/wire.ts';
import { presetGroups } from './preset-ids/preset-ids.ts';
import { findPresetMenu } from './preset-ids/preset-menus.ts';
import { createContractDocument } from './provider-app.ts';

const require = createRequire(import.meta.url);

const json = z.record(z.string(), z.unknown());
const content = z.object({ 'application/json': z.object({ schema: json }) });
const operation = z.object({
  operationId: z.string(),
  security: z.array(json).optional(),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content: json })),
});
const shape = z.object({
  components: z.object({ schemas: z.record(z.string(), json), securitySchemes: json }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

const text = JSON.stringify(createContractDocument('http://127.0.0.1:4010'));
const { components, paths } = shape.parse(JSON.parse(text));
const operations = Object.values(paths).flatMap((item) => Object.values(item));

function findOperation(operationId: string): z.infer<typeof operation> {
  const found = operations.find((candidate) => candidate.operationId === operationId);
  if (found === undefined) throw new Error(`The document has no ${operationId}`);
  return found;
}

const findAnswer = (operationId: string, status: string): unknown =>
  findOperation(operationId).responses[status]?.content;

/** Lists the names at every depth. Follows references, and throws if a target is missing. */
function findPropertyNames(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('$ref' in value) {
    const name = String(value.$ref).split('/').at(-1) ?? '';
    return findPropertyNames(json.parse(components.schemas[name]));
  }
  const own = 'properties' in value ? Object.keys(Object(value.properties)) : [];
  return [...own, ...Object.values(value).flatMap(findPropertyNames)];
}

describe('the OpenAPI document', () => {
  it('describes the calls that the site makes, and no others', () => {
    const calls = [
      providerPaths.menu('{restaurantId}'),
      providerPaths.restaurants(),
      providerPaths.invoice('{invoiceId}'),
      providerPaths.verifyToken(),
      providerPaths.resetPassword(),
      providerPaths.activateAccount(),
      providerPaths.paymentAuthorization('{userId}'),
      providerPaths.orderAuthorized('{order}'),
      providerPaths.cardForm('{userId}', '{orderId}'),
    ];
    expect(calls).toHaveLength(Object.keys(providerPaths).length);
    expect(Object.keys(paths).toSorted()).toEqual(
      calls.map((path) => decodeURIComponent(path).replace(/\?.*/, '')).toSorted(),
    );
  });

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

  it('requires the header `token` for verifyToken, and no security for other calls', () => {
    expect(components.securitySchemes).toMatchObject({
      passwordToken: { type: 'apiKey', in: 'header', name: 'token' },
    });
    const secured = operations.filter(({ security }) => security !== undefined);
    expect(secured).toEqual([findOperation('verifyToken')]);
    expect(secured[0]?.security).toEqual([{ passwordToken: [] }]);
  });

  it.each<[string, unknown, z.ZodType]>([
    ['the menu', findAnswer('getMenu', '200'), menuWire],
    ['the list', findAnswer('listRestaurants', '200'), restaurantListWire],
    ['the form', findAnswer('getPaymentForm', '200'), authorizationWire],
    ['the invoice', findAnswer('getInvoice', '200'), invoiceWire],
    ['a refusal', findAnswer('authorizeOrder', '409'), errorWire],
    ['a new password', findOperation('resetPassword').requestBody, resetPasswordPayloadWire],
    ['an activation', findOperation('activateAccount').requestBody, activationPayloadWire],
  ])('has the same fields as the contract for %s', (_, described, wire) => {
    const fields = findPropertyNames(z.toJSONSchema(wire));
    expect(fields.length).toBeGreaterThan(0);
    expect(new Set(findPropertyNames(described))).toEqual(new Set(fields));
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
    const { schema } = content.parse(findAnswer('getMenu', '200'))['application/json'];
    const whole = JSON.stringify({ ...schema, $defs: components.schemas });
    const described = z.fromJSONSchema(
      json.parse(JSON.parse(whole.replaceAll('#/components/schemas/', '#/$defs/'))),
    );
    expect(described.safeParse(menu).success).toBe(menuWire.safeParse(menu).success);
  });
});
