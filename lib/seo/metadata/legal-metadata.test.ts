import { legalMetadata } from './legal-metadata.ts';
import { DESCRIPTION_LENGTH } from './restaurant/description-length.ts';
import { INDEXED } from './shared-metadata.ts';

const LIMITED_DESCRIPTION = new RegExp(`^.{50,${DESCRIPTION_LENGTH}}$`);

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
    'of %s allow indexing, and have the canonical link %s and texts that fit into search results',
    (name, path) => {
      const { title, description, alternates, robots } = legalMetadata(name);
      expect(alternates).toEqual({ canonical: path });
      expect(robots).toEqual(INDEXED);
      expect(title).toEqual(expect.stringMatching(/^.{10,60} - Polonic$/));
      expect(description).toEqual(expect.stringMatching(LIMITED_DESCRIPTION));
    },
  );
});
