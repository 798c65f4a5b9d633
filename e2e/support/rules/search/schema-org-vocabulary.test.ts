import { takesType, vocabulary } from './schema-org-vocabulary.ts';

describe('the vocabulary of schema.org', () => {
  it.each([
    ['address', 'PostalAddress', true],
    ['address', 'Restaurant', false],
    ['itemListElement', 'ListItem', true],
    // `publisher` takes an `Organization`, and `Restaurant` is an indirect subclass of it.
    ['publisher', 'Restaurant', true],
    ['hasMenu', 'Menu', true],
    ['hasMenu', 'MenuItem', false],
    ['hasMenu', 'Invented', false],
    ['invented', 'Menu', false],
  ])('says whether %s takes a %s: %s', (property, type, isTaken) => {
    expect(takesType(property, type)).toBe(isTaken);
  });

  it('has classes and properties in the form that the validator reads', () => {
    expect(vocabulary['@graph']).toEqual(
      expect.arrayContaining([
        {
          '@id': 'schema:Restaurant',
          '@type': 'rdfs:Class',
          'rdfs:subClassOf': [{ '@id': 'schema:FoodEstablishment' }],
        },
        {
          '@id': 'schema:hasMenuItem',
          '@type': 'rdf:Property',
          'schema:domainIncludes': [{ '@id': 'schema:Menu' }, { '@id': 'schema:MenuSection' }],
        },
      ]),
    );
  });

  it('has a term that older releases lack', () => {
    expect(vocabulary['@graph'].map((entry) => entry['@id'])).toContain('schema:OnlineStore');
  });
});
