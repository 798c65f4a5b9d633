import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The bank's address and the signed fields of a valid form. */
type FormParts = { readonly action: string; readonly fields: Readonly<Record<string, string>> };

type HostileForm = {
  /** The id of the user who gets this form. */
  readonly id: string;
  readonly name: string;
  /** `cleaned`: the site must keep only the form's action, method and fields. */
  readonly outcome: 'refused' | 'cleaned';
  readonly html: string;
};

/** A script of a hostile form sets this property of `window` when the script runs. */
export const HOSTILE_MARK = 'hostileFormRan';
/** A foreign host, which does not resolve. */
export const HOSTILE_HOST = 'evil.example';

const FILE = join(import.meta.dirname, '../data/presets/hostile-forms.html');
/** Each form in the file stands below such a comment. */
const HEADING = /^<!-- (refused|cleaned): (.+) -->$/m;
const MANY_FIELDS = 3_000;
const TEN_MEGABYTES = 10 * 1024 * 1024;

function readForms(): readonly HostileForm[] {
  const [, ...parts] = readFileSync(FILE, 'utf8').split(HEADING);
  return Array.from({ length: parts.length / 3 }, (_, index) => {
    const [outcome, name = '', html = ''] = parts.slice(3 * index);
    return {
      id: `sandbox-form-hostile-${String(index + 1).padStart(2, '0')}`,
      name,
      outcome: outcome === 'cleaned' ? 'cleaned' : 'refused',
      html: html.replace(/\n\s*/g, ''),
    };
  });
}

/** The ids are `sandbox-form-hostile-01` and so on, in the order of the file. */
export const hostileForms = readForms();

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Returns the hostile form of this user, if the user has one. */
export function renderHostileForm(
  userId: string,
  { action, fields }: FormParts,
): string | undefined {
  // Reads the file again, so that an edit is seen without a restart.
  const form = readForms().find(({ id }) => id === userId);
  const run = `window.${HOSTILE_MARK}=true`;
  const values = new Map<string, () => string>([
    ['action', () => escape(action)],
    [
      'fields',
      () =>
        Object.entries(fields)
          .map(([name, value]) => [escape(name), escape(value)])
          .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
          .join(''),
    ],
    ['mark', () => HOSTILE_MARK],
    ['host', () => HOSTILE_HOST],
    ['evil', () => `https://${HOSTILE_HOST}/pay_auth.php`],
    ['run', () => run],
    ['script', () => `<script>${run}</script>`],
    ['ten megabytes', () => 'a'.repeat(TEN_MEGABYTES)],
    [
      'thousands of fields',
      () => Array.from({ length: MANY_FIELDS }, (_, index) => `<input name=f${index}>`).join(''),
    ],
  ]);
  return form?.html.replace(/\{\{(.+?)\}\}/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`${FILE}: unknown name ${name}`);
    return value();
  });
}
