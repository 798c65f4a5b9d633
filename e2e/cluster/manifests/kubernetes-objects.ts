import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';

const ROOT = resolve(import.meta.dirname, '../../..');
/** This file is not on the disk: `findTypeErrors` gives its text to the compiler. */
const CHECKED_FILE = join(ROOT, 'e2e/support/rules/checked-kubernetes-objects.ts');

const kubernetesObject = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
});
export type KubernetesObject = z.infer<typeof kubernetesObject>;

export function parseObjects(yaml: string): readonly KubernetesObject[] {
  return parseAllDocuments(yaml).map((document) => kubernetesObject.parse(document.toJS()));
}

/** The types of `networking.k8s.io/v1` are in `networking/v1`, and those of `v1` in `core/v1`. */
function findModule(apiVersion: string): string {
  const [version = '', group = 'core'] = apiVersion.split('/').toReversed();
  return `kubernetes-types/${group.split('.')[0]}/${version}`;
}

/**
 * Compares objects with the types of the package `kubernetes-types`, which is generated from the
 * OpenAPI schema of Kubernetes. Unknown fields, missing required fields and wrong types are errors.
 */
export function findTypeErrors(objects: readonly KubernetesObject[]): readonly string[] {
  const source = objects
    .flatMap((object, index) => [
      `import type { ${object.kind} as Kind${index} } from '${findModule(object.apiVersion)}';`,
      `export const object${index}: Kind${index} = ${JSON.stringify(object)};`,
    ])
    .join('\n');
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ESNext,
  };
  const host = ts.createCompilerHost(options);
  const readFile = (file: string): string | undefined =>
    file === CHECKED_FILE ? source : ts.sys.readFile(file);
  const program = ts.createProgram([CHECKED_FILE], options, {
    ...host,
    readFile,
    fileExists: (file) => file === CHECKED_FILE || ts.sys.fileExists(file),
    getSourceFile: (file, language) => {
      const text = readFile(file);
      return text === undefined ? undefined : ts.createSourceFile(file, text, language);
    },
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

export const readRepositoryFile = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
