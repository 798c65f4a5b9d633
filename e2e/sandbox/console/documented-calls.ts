import type { OpenApiDocument } from '../openapi-document.ts';
import { consolePaths } from './console-paths.ts';

export type DocumentedCall = {
  readonly method: string;
  /** The path as in the document, with parameters in braces. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  /** A part of the path that no other path contains: the `match` of a fault for this call only. */
  readonly match: string;
  /** Path and query with example values; undefined if a link cannot make the call. */
  readonly example: string | undefined;
  readonly viewerPath: string;
};

type Operation = NonNullable<NonNullable<OpenApiDocument['paths']>[string]['get']>;

const METHODS = ['get', 'post', 'put'] as const;

function fillExamples(path: string, { parameters = [] }: Operation): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const parameter of parameters) {
    if ('$ref' in parameter) continue;
    if (parameter.example === undefined) {
      throw new Error(`The parameter ${parameter.name} of ${path} has no example.`);
    }
    const example = String(parameter.example);
    if (parameter.in === 'query') query.set(parameter.name, example);
    filled = filled.replace(`{${parameter.name}}`, encodeURIComponent(example));
  }
  return query.size === 0 ? filled : `${filled}?${query.toString()}`;
}

function describeCall(method: string, path: string, operation: Operation): DocumentedCall {
  const { summary = '', tags: [tag = ''] = [], operationId = '', security = [] } = operation;
  const fixedParts = path.split(/\{\w+\}/).filter((part) => part !== '');
  return {
    method: method.toUpperCase(),
    path,
    summary,
    tag,
    match: fixedParts.at(-1) ?? path,
    // The console links to the example. A link sends a GET without a body and without a token.
    example: method === 'get' && security.length === 0 ? fillExamples(path, operation) : undefined,
    viewerPath: `${consolePaths.viewer}#/${tag}/${operationId}`,
  };
}

export function listDocumentedCalls(document: OpenApiDocument): readonly DocumentedCall[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [describeCall(method, path, operation)];
    }),
  );
}
