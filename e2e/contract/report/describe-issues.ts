import type { z } from 'zod';

const VALUE_MAX_LENGTH = 60;

type Issue = z.core.$ZodIssue;

export function describeIssues(
  schema: z.ZodType,
  body: unknown,
  showsValues: boolean,
): readonly string[] {
  const issues = schema.safeParse(body).error?.issues ?? [];
  return issues.flatMap(findDeepest).map((issue) => {
    const value = issue.path.reduce(getProperty, body);
    const shown = showsValues ? formatValue(value) : formatKind(value);
    return `${formatPath(issue.path)} is ${shown}: ${formatExpectation(issue)}`;
  });
}

/**
 * For an issue that one member of a union reports. Returns whether the whole value has another type
 * than this member. Example: the value is `null`, and the member is a list.
 */
const isOtherType = ({ code, path }: Issue): boolean =>
  code === 'invalid_type' && path.length === 0;

/**
 * If exactly one member of a union has the type of the value, returns the issues of this member in
 * place of the union's issue. Their paths lead to the invalid parts of the value.
 */
function findDeepest(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const members = issue.errors.filter((issues) => !issues.some(isOtherType));
  const [memberIssues = []] = members;
  if (members.length !== 1) return [issue];
  return memberIssues.flatMap((part) =>
    findDeepest({ ...part, path: [...issue.path, ...part.path] }),
  );
}

function getProperty(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

const IDENTIFIER = /^[a-z_$][\w$]*$/i;

/** Formats a JSON path such as `$.categories[0].name`. */
export function formatPath(path: readonly PropertyKey[]): string {
  const steps = path.map((key) => {
    if (typeof key === 'number') return `[${key}]`;
    const name = String(key);
    return IDENTIFIER.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
  });
  return `$${steps.join('')}`;
}

function formatValue(value: unknown): string {
  if (typeof value === 'object' && value !== null) return formatKind(value);
  const json = JSON.stringify(value);
  if (json === undefined) return 'missing';
  return json.length > VALUE_MAX_LENGTH ? `${json.slice(0, VALUE_MAX_LENGTH)}…` : json;
}

function formatKind(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

function formatExpectation(issue: Issue): string {
  if (issue.code === 'invalid_type') return `expected ${issue.expected}`;
  // Removes the beginning of Zod's message, such as 'Too small: '.
  if (issue.code !== 'invalid_union') return issue.message.replace(/^[^:]*: /, '');
  const types = issue.errors.flatMap(([first, ...others]) =>
    first?.code === 'invalid_type' && first.path.length === 0 && others.length === 0
      ? [first.expected]
      : [],
  );
  return types.length > 0 && types.length === issue.errors.length
    ? `expected ${types.join(' or ')}`
    : 'expected one of the documented forms';
}
