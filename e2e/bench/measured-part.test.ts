import { replaceMeasuredPart } from './measured-part.ts';

const MARKS = [
  '<!-- The measured part, written by npm run bench -->',
  '<!-- The end of the measured part -->',
] as const;

describe('replaceMeasuredPart', () => {
  it('replaces the text between the marks, and keeps the marks and the text around them', () => {
    const document = `Text\n\n${MARKS[0]}\n\nold\n\n${MARKS[1]}\n\nEnd\n`;
    const once = replaceMeasuredPart(document, ['new', 'newer']);
    expect(once).toBe(`Text\n\n${MARKS[0]}\n\nnew\n\nnewer\n\n${MARKS[1]}\n\nEnd\n`);
    expect(replaceMeasuredPart(once, ['new', 'newer'])).toBe(once);
  });

  it.each(['', MARKS[0], MARKS[1], `${MARKS[1]}${MARKS[0]}`])(
    'throws unless the document has both marks in the right order: %j',
    (document) => {
      expect(() => replaceMeasuredPart(document, [])).toThrow('no marks');
    },
  );
});
