const BEGIN = /<!-- The measured part, written by [^>]+ -->/;
const END = '<!-- The end of the measured part -->';

/** Replaces the text between `BEGIN` and `END`. Throws unless both are there, in this order. */
export function replaceMeasuredPart(document: string, paragraphs: readonly string[]): string {
  const begin = BEGIN.exec(document);
  const end = document.indexOf(END);
  if (begin === null || end < begin.index) throw new Error('The document has no marks');
  const [before, after] = [document.slice(0, begin.index), document.slice(end)];
  return `${before}${[begin[0], ...paragraphs].join('\n\n')}\n\n${after}`;
}
