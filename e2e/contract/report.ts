import type { z } from 'zod';
import { parseText } from '../../lib/provider/contract/parse-fields.ts';

/**
 * `isPassed` is false for a breach of the contract. A `sentence` without a subject is about the
 * provider or its answer, or about what the title of the step names.
 */
export type Finding = { readonly isPassed: boolean; readonly sentence: string };

export const passed = (sentence: string): Finding => ({ isPassed: true, sentence });
export const broken = (sentence: string): Finding => ({ isPassed: false, sentence });

export type CheckedStep = {
  readonly title: string;
  readonly answer: readonly Finding[];
  readonly reading: readonly Finding[];
};

/** Of each list of findings: one renamed field would fill the report with a breach per product. */
const MAX_BREACHES = 10;

/** Only visible characters, because control characters could change a terminal's display. */
const toLine = (text: string): string => parseText(text) ?? '';

function formatFindings(findings: readonly Finding[]): readonly string[] {
  const hidden = findings.filter(({ isPassed }) => !isPassed).slice(MAX_BREACHES);
  const shown = findings.filter((finding) => !hidden.includes(finding));
  return [
    ...shown.map(({ isPassed, sentence }) => `  ${isPassed ? '✓' : '✗'} ${toLine(sentence)}`),
    ...(hidden.length > 0 ? [`  ✗ and ${hidden.length} more`] : []),
  ];
}

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
    ...steps.flatMap(({ title, answer, reading }) => [
      toLine(title),
      ...formatFindings(answer),
      ...formatFindings(reading),
      '',
    ]),
    ...(unchecked.length > 0
      ? ['Not checked:', ...unchecked.map((line) => `  - ${line}`), '']
      : []),
    `Checks: ${findings.length - breaches} passed, ${breaches} failed`,
  ];
  return { text: lines.join('\n'), exitCode: breaches === 0 ? 0 : 1 };
}

type Issue = z.core.$ZodIssue;

const VALUE_MAX_LENGTH = 60;
const IDENTIFIER = /^[a-z_$][\w$]*$/i;

export const formatPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    const name = String(key);
    return IDENTIFIER.test(name) ? `${text}.${name}` : `${text}[${JSON.stringify(name)}]`;
  }, '$');

/**
 * Says of each invalid part of the body where it is, what it is and what the schema expects. Without
 * `showsValues` no value is part of the text.
 */
export function describeIssues(
  schema: z.ZodType,
  body: unknown,
  showsValues: boolean,
): readonly string[] {
  const issues = schema.safeParse(body).error?.issues ?? [];
  return issues.flatMap(findDeepest).map(({ path, message }) => {
    const value: unknown = path.reduce<unknown>((parent, key) => Object(parent)[key], body);
    const isShown = showsValues && value !== undefined && Object(value) !== value;
    const shown = isShown ? ` is ${JSON.stringify(value).slice(0, VALUE_MAX_LENGTH)}` : '';
    // Removes the beginning of Zod's message, such as 'Too small: '.
    return `${formatPath(path)}${shown}: ${message.replace(/^[^:]*: /, '')}`;
  });
}

/**
 * The issues of the member of a union that has the type of the value: their paths lead to the
 * invalid parts of the value.
 */
function findDeepest(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const isOtherType = ({ code, path }: Issue): boolean =>
    code === 'invalid_type' && path.length === 0;
  const hasType = issue.errors.find((issues) => !issues.some(isOtherType));
  return (hasType ?? issue.errors[0] ?? []).flatMap((part) =>
    findDeepest({ ...part, path: [...issue.path, ...part.path] }),
  );
}
