import { numberSections, prose } from './block.ts';
import { legalLinks } from './legal-links.ts';

describe('a text with links', () => {
  it('keeps text, values and links in their order', () => {
    expect(prose`Vezi ${legalLinks.terms} și ${'30 de zile'}.`).toEqual([
      'Vezi ',
      legalLinks.terms,
      ' și ',
      '30 de zile',
      '.',
    ]);
  });
});

describe('numbered sections', () => {
  it('are numbered in their order and keep their ids', () => {
    const sections = [
      { id: 'unu', title: 'Primul', blocks: [] },
      { id: 'doi', title: 'Al doilea', blocks: [] },
    ];
    expect(numberSections(sections)).toEqual([
      { id: 'unu', title: '1. Primul', blocks: [] },
      { id: 'doi', title: '2. Al doilea', blocks: [] },
    ]);
  });
});
