import { createRequire } from 'node:module';
import { z } from 'zod';
import { faultEffects, faultKinds } from '../faults/fault.ts';
import { hostileForms } from './hostile-forms.ts';

const require = createRequire(import.meta.url);

/** In a preset id this sign stands for any ending of letters, digits, `-` and `_`. */
export const ANY_ENDING = '…';

const presetShape = z
  .strictObject({
    id: z.string(),
    /** By default the effect of `fault`. */
    behaviour: z.string().optional(),
    fault: z.enum(faultKinds).optional(),
    /** The answer to getMenu, sent without validation. `DEFAULT_MENU` has its other fields. */
    menu: z.record(z.string(), z.unknown()).optional(),
    token: z.enum(['valid', 'used', 'expired']).optional(),
    /** How the two calls that return a payment form answer. */
    user: z
      .strictObject({
        isUnknown: z.boolean().optional(),
        /**
         * 'scripted', the default: a script follows the form and submits it. 'visible': the form
         * has fields to fill in. 'document': the form is inside a whole HTML document.
         */
        look: z.enum(['scripted', 'visible', 'document']).optional(),
        isSlow: z.boolean().optional(),
        /** Whether the JSON answer is `{"data":{"data":…}}` instead of `{"data":…}`. */
        isNested: z.boolean().optional(),
        /** The form's action, if it is not the sandbox's bank page. */
        bank: z.string().optional(),
      })
      .optional(),
    order: z
      .strictObject({
        /** The number of failed attempts before `answer`. */
        failures: z.number().default(0),
        answer: z.enum(['authorized', 'refused', 'slow']).default('authorized'),
      })
      .optional(),
    /** `file` is a PDF in `data/invoices`. Without it, `link` is the answer's link, if any. */
    invoice: z
      .strictObject({ file: z.string().optional(), link: z.string().optional() })
      .optional(),
  })
  .transform(({ behaviour, ...preset }) => ({
    ...preset,
    behaviour: behaviour ?? (preset.fault === undefined ? '' : faultEffects[preset.fault]),
  }));

const groupShape = z.strictObject({
  title: z.string(),
  /** The kind of id that a preset id replaces. With `any` it can replace an id of every kind. */
  kind: z.enum(['any', 'restaurant', 'token', 'user', 'order', 'invoice']),
  intro: z.string(),
  ids: z.array(presetShape),
});

export type Preset = Readonly<z.output<typeof presetShape>>;
export type PresetKind = z.output<typeof groupShape>['kind'];

/**
 * The table of all preset ids, as `data/presets/preset-ids.json` has it, and the hostile forms. The
 * sandbox answers from it, and the console shows it.
 */
export const presetGroups = [
  ...groupShape.array().parse(require('../data/presets/preset-ids.json')),
  groupShape.parse({
    title: 'Hostile forms',
    kind: 'user',
    intro: 'The form of each of these users is an attack.',
    ids: hostileForms.map(({ id, name, outcome }) => ({
      id,
      behaviour: `${name.charAt(0).toUpperCase()}${name.slice(1)}. The site ${outcome === 'refused' ? 'refuses it' : "keeps only the form's action, method and fields"}.`,
    })),
  }),
];

const presets = presetGroups.flatMap(({ ids }) => ids);
const presetsById = new Map<string, Preset>(presets.map((preset) => [preset.id, preset]));
const presetsWithEndings = presets
  .filter(({ id }) => id.endsWith(ANY_ENDING))
  .map((preset) => ({ preset, start: preset.id.slice(0, -ANY_ENDING.length) }));

export function findPreset(id: string): Preset | undefined {
  const found = presetsById.get(id);
  if (found !== undefined) return found;
  return presetsWithEndings.find(
    ({ start }) => id.startsWith(start) && /^[\w-]*$/.test(id.slice(start.length)),
  )?.preset;
}

/** Searches every segment of the path, because the calls have their ids in different segments. */
export function findFaultInPath(path: string): Preset['fault'] {
  return path
    .split(/[/?]/)
    .map((segment) => findPreset(segment)?.fault)
    .find((fault) => fault !== undefined);
}
