import { faultEffects } from '../faults/fault.ts';
import { seedInvoices } from '../seeds/invoices.ts';
import { hostileForms } from './hostile-forms.ts';
import type { HostileForm } from './hostile-forms.ts';
import { scheduleBehaviours } from './schedule-menus.ts';
import { faultsById } from './fault-ids.ts';
import { presetInvoices } from './preset-invoices.ts';
import { presetOrders, presetUsers } from './preset-payments.ts';
import { usualHabits } from './usual-habits.ts';

/** The kind of id that a preset id replaces. With `any` it can replace an id of every kind. */
export type PresetKind = 'any' | 'restaurant' | 'token' | 'user' | 'order' | 'invoice';

export type PresetId = { readonly id: string; readonly behaviour: string };

export type PresetGroup = {
  readonly title: string;
  readonly kind: PresetKind;
  readonly intro: string;
  readonly ids: readonly PresetId[];
};

/** In a preset id this sign stands for any ending of letters, digits, `-` and `_`. */
export const ANY_ENDING = '…';

const toIds = (table: ReadonlyMap<string, { readonly behaviour: string }>): PresetId[] =>
  [...table].map(([id, { behaviour }]) => ({ id, behaviour }));

const menus: Readonly<Record<string, string>> = {
  'sandbox-empty': 'A menu without categories.',
  'sandbox-2000': '2,000 products in 40 categories.',
  'sandbox-hostile':
    'Markup, scripts and control characters as texts and pictures; some products are outside the contract.',
  ...Object.fromEntries(Object.entries(usualHabits).map(([id, { behaviour }]) => [id, behaviour])),
  ...scheduleBehaviours,
};

const toHostileId = ({ id, name, outcome }: HostileForm): PresetId => ({
  id,
  behaviour: `${name.charAt(0).toUpperCase()}${name.slice(1)}. The site ${outcome === 'refused' ? 'refuses it' : "keeps only the form's action, method and fields"}.`,
});

export const presetCatalogue: readonly PresetGroup[] = [
  {
    title: 'Failures',
    kind: 'any',
    intro:
      'Each of these works in place of any id in a path, and as a token in the header or the body.',
    ids: [...faultsById].map(([id, kind]) => ({ id, behaviour: faultEffects[kind] })),
  },
  {
    title: 'Menus',
    kind: 'restaurant',
    intro: 'These restaurants are not in the list.',
    ids: Object.entries(menus).map(([id, behaviour]) => ({ id, behaviour })),
  },
  {
    title: 'Tokens',
    kind: 'token',
    intro: 'Each token works for a new password and for an activation. Any other token is unknown.',
    ids: [
      {
        id: `sandbox-token-valid${ANY_ENDING}`,
        behaviour: 'With any ending: valid once for each kind, with an account of its own.',
      },
      { id: 'sandbox-token-used', behaviour: 'Used before: 409 with a message.' },
      { id: 'sandbox-token-expired', behaviour: 'Expired: 410 with a message.' },
    ],
  },
  {
    title: 'Users',
    kind: 'user',
    intro:
      'These users are for both calls that answer with a form. A user of no group here gets a form with a script.',
    ids: toIds(presetUsers),
  },
  {
    title: 'Hostile forms',
    kind: 'user',
    intro: 'The form of each of these users is an attack.',
    ids: hostileForms.map(toHostileId),
  },
  {
    title: 'Orders',
    kind: 'order',
    intro:
      'Each of these ids also works as a user: that user gets the form of this order. Any other order is authorized.',
    ids: toIds(presetOrders),
  },
  {
    title: 'Invoices',
    kind: 'invoice',
    intro: 'Any other invoice is unknown.',
    ids: [
      ...seedInvoices.map(({ id, lines }) => ({
        id,
        behaviour: `A PDF of ${lines.length} lines.`,
      })),
      { id: 'sandbox-invoice-missing', behaviour: 'Answers 404.' },
      ...toIds(presetInvoices),
    ],
  },
];
