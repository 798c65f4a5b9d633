import type { Figures } from '../figures.ts';
import { formatParts } from '../format-report.ts';

const BEGIN = '<!-- The measured part, written by npm run bench:cluster and npm run simulate -->';
const END = '<!-- The end of the measured part -->';

const NOTE =
  'Load generator, instances, edge, Redis and the sandbox share the two cores of one machine over the loopback, so two instances have no more processor time than one, and a program in front takes time from those behind it. Ratios show what a part costs, and not how much faster several machines are.';

/** Replaces the part between the marks. Throws when the document has none. */
export function replaceMeasuredPart(document: string, figures: Figures): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin === -1 || end < begin) throw new Error('The document has no marks');
  const parts = [BEGIN, NOTE, ...formatParts(figures, 'scaling'), END];
  return `${document.slice(0, begin)}${parts.join('\n\n')}${document.slice(end + END.length)}`;
}
