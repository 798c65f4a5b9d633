import type { Figures } from '../figures.ts';
import { replaceMeasuredPart } from './format-scaling.ts';

const MARKS = [
  '<!-- The measured part, written by npm run bench:cluster and npm run simulate -->',
  '<!-- The end of the measured part -->',
] as const;

const figures: Figures = {
  edge: {
    at: '2026-01-02T03:04:05.000Z',
    load: [1, 2],
    isQuick: false,
    part: {
      tables: [{ title: 'Table', columns: ['a'], rows: [['1']] }],
      charts: [{ name: 'edge', title: 'Chart', unit: 'x', bars: [] }],
      goals: {},
    },
  },
};

describe('the measured part of the document', () => {
  it('replaces the earlier one, and leaves the text around it', () => {
    const once = replaceMeasuredPart(`Text\n\n${MARKS[0]}\n\nold\n\n${MARKS[1]}\n\nEnd\n`, figures);
    expect(once).toMatch(/^Text\n\n<!-- The measured/);
    expect(once).toMatch(/-->\n\nEnd\n$/);
    expect(once).not.toContain('old');
    expect(once).toContain('Measured on 2026-01-02 at 03:04 UTC');
    expect(once).toContain('![Chart](scaling/edge.svg)');
    expect(replaceMeasuredPart(once, figures)).toBe(once);
  });

  it.each(['', MARKS[0], MARKS[1], `${MARKS[1]}${MARKS[0]}`])('needs its marks: %j', (document) => {
    expect(() => replaceMeasuredPart(document, figures)).toThrow('no marks');
  });
});
