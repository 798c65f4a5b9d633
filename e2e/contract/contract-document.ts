import { z } from 'zod';
import type { CallName } from '../../lib/provider/transport/call-limits.ts';
import { createContractDocument } from '../sandbox/provider-app.ts';

export type DocumentedAnswer = {
  readonly contentType: string;
  readonly schemaName: string;
  readonly schema: z.ZodType;
};

/** The documented answers of each call, by status. */
export type ContractDocument = Readonly<Record<CallName, ReadonlyMap<number, DocumentedAnswer>>>;

const operationIds: Readonly<Record<CallName, string>> = {
  menu: 'getMenu',
  restaurants: 'listRestaurants',
  invoice: 'getInvoice',
  verifyToken: 'verifyToken',
  resetPassword: 'resetPassword',
  activateAccount: 'activateAccount',
  paymentAuthorization: 'getPaymentForm',
  orderAuthorized: 'authorizeOrder',
  cardForm: 'getCardForm',
};

const jsonSchema = z.record(z.string(), z.unknown());
const documentShape = z.object({
  components: z.object({ schemas: z.record(z.string(), jsonSchema) }),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        responses: z.record(
          z.string(),
          z.object({ content: z.record(z.string(), z.object({ schema: jsonSchema })) }),
        ),
      }),
    ),
  ),
});
type Document = z.infer<typeof documentShape>;

const COMPONENTS = '#/components/schemas/';

/** The returned Zod schema also accepts objects with fields that `schema` does not name. */
function toSchema(schema: z.infer<typeof jsonSchema>, { components }: Document): z.ZodType {
  const whole = JSON.stringify({ ...schema, $defs: components.schemas });
  return z.fromJSONSchema(jsonSchema.parse(JSON.parse(whole.replaceAll(COMPONENTS, '#/$defs/'))));
}

function readAnswers(
  document: Document,
  operationId: string,
): ReadonlyMap<number, DocumentedAnswer> {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const operation = operations.find((candidate) => candidate.operationId === operationId);
  const answers = Object.entries(operation?.responses ?? {}).flatMap(([status, { content }]) =>
    Object.entries(content).map(([contentType, { schema }]): [number, DocumentedAnswer] => {
      const schemaName = String(schema.$ref ?? schema.type).replace(COMPONENTS, '');
      return [Number(status), { contentType, schemaName, schema: toSchema(schema, document) }];
    }),
  );
  return new Map(answers);
}

export function readContractDocument(): ContractDocument {
  const document = documentShape.parse(createContractDocument('http://localhost:4010'));
  const read = (name: CallName): ReadonlyMap<number, DocumentedAnswer> =>
    readAnswers(document, operationIds[name]);
  return {
    menu: read('menu'),
    restaurants: read('restaurants'),
    invoice: read('invoice'),
    verifyToken: read('verifyToken'),
    resetPassword: read('resetPassword'),
    activateAccount: read('activateAccount'),
    paymentAuthorization: read('paymentAuthorization'),
    orderAuthorized: read('orderAuthorized'),
    cardForm: read('cardForm'),
  };
}
