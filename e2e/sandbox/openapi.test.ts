import { z } from 'zod';
import {
  activationPayloadWire,
  authorizationWire,
  errorWire,
  invoiceWire,
  menuWire,
  resetPasswordPayloadWire,
  restaurantListWire,
  scheduleHoursWire,
  scheduleV3Wire,
} from '../../lib/provider/contract/wire.ts';
import { exampleRestaurants } from './example-restaurants.ts';
import { startSandbox } from './start-sandbox.ts';
import { hostileMenu } from './preset-ids/hostile-menu.ts';
import { schedulesById } from './preset-ids/schedule-menus.ts';

const jsonSchema = z.record(z.string(), z.unknown());

const jsonContent = z.object({ 'application/json': z.object({ schema: jsonSchema }) });

/** The shape of each operation in the sandbox's OpenAPI document. */
const operation = z.object({
  operationId: z.string().min(1),
  summary: z.string(),
  tags: z.tuple([z.string()]),
  security: z.array(z.record(z.string(), z.tuple([]))).optional(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query']),
        required: z.boolean().optional(),
        schema: jsonSchema,
        example: z.union([z.string(), z.number()]),
      }),
    )
    .optional(),
  requestBody: z.object({ required: z.literal(true), content: jsonContent }).optional(),
  responses: z.record(
    z.string().regex(/^[1-5]\d\d$/),
    z.object({
      description: z.string().min(1),
      content: z.union([jsonContent, z.object({ 'text/html': z.object({ schema: jsonSchema }) })]),
    }),
  ),
});

const openApiDocument = z.object({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.object({ title: z.string().min(1), version: z.string().min(1) }),
  servers: z.array(z.object({ url: z.url() })),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  components: z.object({
    schemas: z.record(z.string(), jsonSchema),
    securitySchemes: z.record(z.string(), z.object({ description: z.string() }).loose()),
  }),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'post', 'put']), operation),
  ),
});

const MENU = '/api/v1/web/restaurant/{restaurantId}/menu';
const LIST = '/api/v2/restaurant/get-all';
const VERIFY = '/api/v1/verify/token';
const RESET = '/api/v1/reset/password';
const ACTIVATE = '/api/v1/verify/activation/token';
const AUTHORIZATION = '/api/v1/payment/librapay/{userId}/authorization';
const CARD = '/api/payment/client/{userId}/{orderId}/card';
const AUTHORIZED = '/api/v1/payment/librapay/order/{order}/authorized';
const INVOICE = '/api/v1/web/invoice/{invoiceId}';

const COMPONENTS = '#/components/schemas/';

describe('the OpenAPI document', () => {
  let document: z.infer<typeof openApiDocument>;
  let text: string;
  let origin: string;

  beforeAll(async () => {
    const sandbox = await startSandbox({ port: 0, restaurants: exampleRestaurants });
    origin = sandbox.origin;
    text = await (await fetch(`${origin}/openapi.json`)).text();
    await sandbox.stop();
    document = openApiDocument.parse(JSON.parse(text));
  });

  /** Lists the names at every depth. Follows references, and throws if a target is missing. */
  function findPropertyNames(value: unknown): string[] {
    if (typeof value !== 'object' || value === null) return [];
    if ('$ref' in value) {
      const name = String(value.$ref).split('/').at(-1) ?? '';
      return findPropertyNames(jsonSchema.parse(document.components.schemas[name]));
    }
    const own = 'properties' in value ? Object.keys(Object(value.properties)) : [];
    return [...own, ...Object.values(value).flatMap(findPropertyNames)];
  }

  /** Returns the first operation. Each path has only one. */
  const operationOf = (path: string): z.infer<typeof operation> | undefined =>
    Object.values(document.paths[path] ?? {})[0];

  function schemaOf(path: string, status: string): z.ZodType {
    const content = jsonContent.parse(operationOf(path)?.responses[status]?.content);
    const whole = JSON.stringify({
      ...content['application/json'].schema,
      $defs: document.components.schemas,
    }).replaceAll(COMPONENTS, '#/$defs/');
    return z.fromJSONSchema(jsonSchema.parse(JSON.parse(whole)));
  }

  it('describes nine calls', () => {
    const calls = Object.entries(document.paths).map(
      ([path, operations]) => `${Object.keys(operations).join()} ${path}`,
    );
    expect(calls).toEqual([
      `get ${MENU}`,
      `get ${LIST}`,
      `get ${VERIFY}`,
      `post ${RESET}`,
      `post ${ACTIVATE}`,
      `get ${AUTHORIZATION}`,
      `get ${CARD}`,
      `put ${AUTHORIZED}`,
      `get ${INVOICE}`,
    ]);
  });

  it.each([
    [MENU, 'restaurantId', 'path', true],
    [LIST, 'per_page', 'query', false],
    [AUTHORIZATION, 'userId', 'path', true],
    [CARD, 'userId', 'path', true],
    [AUTHORIZED, 'order', 'path', true],
    [INVOICE, 'invoiceId', 'path', true],
  ])('declares for %s the parameter %s in the %s', (path, name, place, required) => {
    const [parameter] = operationOf(path)?.parameters ?? [];
    expect(parameter).toMatchObject({ name, in: place });
    expect(parameter?.required === true).toBe(required);
  });

  it('gives each call an operation id, and describes each tag that a call has', () => {
    const operations = Object.keys(document.paths).map(operationOf);
    const ids = operations.map((item) => item?.operationId);
    expect(ids).toEqual([
      'getMenu',
      'listRestaurants',
      'verifyToken',
      'resetPassword',
      'activateAccount',
      'getPaymentForm',
      'getCardForm',
      'authorizeOrder',
      'getInvoice',
    ]);
    const used = new Set(operations.flatMap((item) => item?.tags ?? []));
    expect([...used]).toEqual(document.tags.map(({ name }) => name));
  });

  it('names one server: the origin of the sandbox', () => {
    expect(document.servers.map(({ url }) => url)).toEqual([origin]);
  });

  it('requires the header `token` for verifyToken, and no security for other calls', () => {
    expect(document.components.securitySchemes).toMatchObject({
      passwordToken: { type: 'apiKey', in: 'header', name: 'token' },
    });
    const secured = Object.keys(document.paths).filter((path) => operationOf(path)?.security);
    expect(secured).toEqual([VERIFY]);
    expect(operationOf(VERIFY)?.security).toEqual([{ passwordToken: [] }]);
  });

  it('refers to a named schema for every JSON body of a request or an answer', () => {
    const inline = Object.values(document.paths)
      .flatMap((item) => Object.values(item))
      .flatMap(({ requestBody, responses }) => [requestBody, ...Object.values(responses)])
      .map((part) => jsonContent.safeParse(part?.content).data?.['application/json'].schema)
      .filter((schema) => schema !== undefined && !('$ref' in schema));
    expect(inline).toEqual([]);
  });

  it.each([
    [MENU, '200', menuWire],
    [MENU, '404', errorWire],
    [LIST, '200', restaurantListWire],
    [LIST, '400', errorWire],
    [VERIFY, '200', errorWire],
    [VERIFY, '410', errorWire],
    [RESET, '409', errorWire],
    [ACTIVATE, '404', errorWire],
    [AUTHORIZATION, '200', authorizationWire],
    [CARD, '404', errorWire],
    [AUTHORIZED, '409', errorWire],
    [INVOICE, '200', invoiceWire],
  ])('has the same fields as the contract for the answer of %s, %s', (path, status, wire) => {
    const fields = findPropertyNames(z.toJSONSchema(wire));
    const described = findPropertyNames(operationOf(path)?.responses[status]);
    expect(fields.length).toBeGreaterThan(0);
    expect([...new Set(described)].sort()).toEqual([...new Set(fields)].sort());
  });

  it.each([
    [RESET, resetPasswordPayloadWire],
    [ACTIVATE, activationPayloadWire],
  ])('has the same fields as the contract for the request body of %s', (path, wire) => {
    const sent = operationOf(path)?.requestBody;
    expect(findPropertyNames(sent)).toEqual(findPropertyNames(z.toJSONSchema(wire)));
  });

  it('describes the answer of getCardForm as HTML, and of authorizeOrder as any object', () => {
    expect(operationOf(CARD)?.responses['200']?.content).toHaveProperty(['text/html']);
    expect(schemaOf(AUTHORIZED, '200').safeParse({ anything: [1] }).success).toBe(true);
    expect(schemaOf(AUTHORIZED, '200').safeParse([1]).success).toBe(false);
  });

  it.each([
    ['an empty list of categories', { categories: [] }],
    ['an absent list of categories', { restaurantName: 'Casa Veche' }],
    ['the hostile menu', hostileMenu],
    ...Object.entries(schedulesById).map(([id, schedule]): [string, unknown] => [
      id,
      { restaurant_schedule: schedule, categories: [] },
    ]),
    ...[12.5, '12,50', -1, 'zece', null].map((price): [string, unknown] => [
      `the price ${price}`,
      { categories: [{ _id: '1', name: 'A', flavours: [{ name: 'B', price }] }] },
    ]),
  ])('accepts or refuses, for a menu, %s as the contract does', (_, value) => {
    const asSent: unknown = JSON.parse(JSON.stringify(value));
    expect(schemaOf(MENU, '200').safeParse(asSent).success).toBe(
      menuWire.safeParse(asSent).success,
    );
  });

  it('allows opening hours as v3 and as whole hours', () => {
    const names = findPropertyNames(operationOf(MENU)?.responses['200']);
    const shapes = [...Object.keys(scheduleV3Wire.shape), ...Object.keys(scheduleHoursWire.shape)];
    expect(names).toEqual(expect.arrayContaining([...shapes, 'startHour', 'endHour']));
  });
});
