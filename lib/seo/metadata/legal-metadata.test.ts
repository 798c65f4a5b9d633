import { legalMetadata } from './legal-metadata.ts';
import { INDEXED } from './shared-metadata.ts';

describe('the metadata of legal documents', () => {
  it.each([
    ['privacy', '/privacy'],
    ['terms', '/terms'],
    ['coinsTerms', '/coins-terms'],
    ['cookies', '/cookies'],
    ['additionalAct', '/actaditional'],
    ['eula', '/eula'],
    ['accessibility', '/accesibilitate'],
  ] as const)(
    'of %s are indexable, with the canonical link %s and a length that search results show',
    (name, path) => {
      const { title, description, alternates, robots } = legalMetadata(name);
      expect(alternates).toEqual({ canonical: path });
      expect(robots).toEqual(INDEXED);
      expect(title).toEqual(expect.stringMatching(/^.{10,60} - Polonic$/));
      expect(description).toEqual(expect.stringMatching(/^.{50,165}$/));
    },
  );
});
