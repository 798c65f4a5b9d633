import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { takesType, vocabulary } from './schema-org-vocabulary.ts';

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
