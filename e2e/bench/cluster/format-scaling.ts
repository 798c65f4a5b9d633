import type { Figures } from '../figures.ts';
import { formatParts } from '../format-report.ts';

const BEGIN = '<!-- The measured part, written by npm run bench:cluster and npm run simulate -->';
const END = '<!-- The end of the measured part -->';

const NOTE =
  'The load generator, the instances, the edge, Redis and the sandbox run on one machine with two cores and use the loopback. So two instances have no more processor time than one, and the edge takes processor time from the instances. The ratios show what a part costs, not how much faster several machines are.';

/** Replaces the part between the marks. Throws when the document has none. */
export function replaceMeasuredPart(document: string, figures: Figures): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin === -1 || end < begin) throw new Error('The document has no marks');
  const parts = [BEGIN, NOTE, ...formatParts(figures, 'scaling'), END];
  return `${document.slice(0, begin)}${parts.join('\n\n')}${document.slice(end + END.length)}`;
}
