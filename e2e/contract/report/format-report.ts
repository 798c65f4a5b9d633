import { parseText } from '../../../lib/provider/contract/parse-fields.ts';
import type { CheckedStep } from '../check-provider.ts';
import type { Finding } from './finding.ts';

/**
 * The report shows at most this many breaches of each list of findings (`answer` and `reading` of a
 * step). Without this limit, one renamed field would fill the report with a breach per product.
 */
const MAX_BREACHES = 10;

/** Returns the visible characters, because control characters could change a terminal's display. */
const toLine = (text: string): string => parseText(text) ?? '';

function formatGroup(findings: readonly Finding[]): readonly string[] {
  const hidden = findings.filter(({ isPassed }) => !isPassed).slice(MAX_BREACHES);
  const shown = findings.filter((finding) => !hidden.includes(finding));
  return [
    ...shown.map(({ isPassed, sentence }) => `  ${isPassed ? '✓' : '✗'} ${toLine(sentence)}`),
    ...(hidden.length > 0 ? [`  ✗ and ${hidden.length} more`] : []),
  ];
}

const formatStep = ({ title, answer, reading }: CheckedStep): readonly string[] => [
  toLine(title),
  ...formatGroup(answer),
  ...formatGroup(reading),
  '',
];

export function formatReport(
  origin: string,
  steps: readonly CheckedStep[],
  unchecked: readonly string[],
): { readonly text: string; readonly exitCode: 0 | 1 } {
  const findings = steps.flatMap(({ answer, reading }) => [...answer, ...reading]);
  const breaches = findings.filter(({ isPassed }) => !isPassed).length;
  const lines = [
    `The provider ${origin} against the contract of the site`,
    '',
    ...steps.flatMap(formatStep),
    ...(unchecked.length > 0
      ? ['Not checked:', ...unchecked.map((line) => `  - ${line}`), '']
      : []),
    `Checks: ${findings.length - breaches} passed, ${breaches} failed`,
  ];
  return { text: lines.join('\n'), exitCode: breaches === 0 ? 0 : 1 };
}
