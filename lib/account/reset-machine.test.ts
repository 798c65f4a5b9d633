import { firstResetState, moveReset } from './reset-machine.ts';
import type { FormState, ResetEvent, ResetState, TokenState } from './reset-machine.ts';

const unavailable = { outcome: 'unavailable', retryAfterSeconds: 30 } as const;
const limited = { outcome: 'limited', retryAfterSeconds: 30 } as const;
const rejected = { outcome: 'rejected' } as const;
const broken = { outcome: 'broken' } as const;
const offline = { outcome: 'offline' } as const;
const unreached = { outcome: 'unreached' } as const;
const answers = [
  { outcome: 'done', value: null },
  { outcome: 'refused', message: 'Parola a mai fost folosită' },
  { outcome: 'refused' },
  unavailable,
  limited,
  rejected,
  broken,
  offline,
  unreached,
] as const;

const tokens: readonly TokenState[] = [
  { kind: 'assumed' },
  { kind: 'available' },
  { kind: 'invalid' },
  { kind: 'unchecked', failure: unavailable },
];
const forms: readonly FormState[] = [
  { kind: 'editing' },
  { kind: 'mismatched' },
  { kind: 'mismatched', last: { kind: 'refused', message: 'Link expirat' } },
  { kind: 'sending' },
  { kind: 'refused', message: 'Link expirat' },
  { kind: 'failed', failure: unavailable },
  { kind: 'done' },
];
const states = tokens.flatMap((token) => forms.map((form): ResetState => ({ token, form })));

const submitted = (newPassword: string, confirmation: string): ResetEvent => ({
  kind: 'submitted',
  newPassword,
  confirmation,
});
const of = ({ token, form }: ResetState): readonly string[] => [token.kind, form.kind];

it('the token is assumed valid at first, and nothing has been sent', () => {
  expect(firstResetState).toEqual({ token: { kind: 'assumed' }, form: { kind: 'editing' } });
});

describe('the check of the token', () => {
  it.each([
    [answers[0], { kind: 'available' }],
    [answers[1], { kind: 'invalid' }],
    [answers[2], { kind: 'invalid' }],
    [unavailable, { kind: 'unchecked', failure: unavailable }],
    [limited, { kind: 'unchecked', failure: limited }],
    [rejected, { kind: 'unchecked', failure: rejected }],
    [broken, { kind: 'unchecked', failure: broken }],
    [offline, { kind: 'unchecked', failure: offline }],
    [unreached, { kind: 'unchecked', failure: unreached }],
  ])('answered %j is %j', (answer, token) => {
    expect(moveReset(firstResetState, { kind: 'checked', answer }).token).toEqual(token);
  });

  it.each(states)('never touches the form: %j', (state) => {
    for (const answer of answers)
      expect(moveReset(state, { kind: 'checked', answer }).form).toBe(state.form);
  });

  it.each(states)('is repeated unless it runs or has found the token invalid: %j', (state) => {
    const isRepeatable = ['available', 'unchecked'].includes(state.token.kind);
    const repeated = moveReset(state, { kind: 'check-repeated' });
    expect(repeated).toEqual(isRepeatable ? { ...state, token: { kind: 'assumed' } } : state);
    if (state.token.kind === 'assumed') return;
    for (const answer of answers) expect(moveReset(state, { kind: 'checked', answer })).toBe(state);
  });
});

describe('the form', () => {
  it.each(states)('sends two passwords that are alike, of any length: %j', (state) => {
    const isShut = state.token.kind === 'invalid' || /sending|done/.test(state.form.kind);
    for (const password of ['a', 'parolă lungă', '💣'.repeat(100)]) {
      const next = moveReset(state, submitted(password, password));
      expect(of(next)).toEqual(isShut ? of(state) : [state.token.kind, 'sending']);
    }
  });

  it.each([
    ['parola', 'Parola'],
    ['parola', 'parola '],
    ['parola', ''],
    ['ș', 's\u0326'],
  ])('sends nothing for %j and %j', (newPassword, confirmation) => {
    const next = moveReset(firstResetState, submitted(newPassword, confirmation));
    expect(next.form).toEqual({ kind: 'mismatched' });
  });

  it.each(states.filter(({ form }) => form.kind !== 'mismatched'))(
    'keeps what became of sending when it is edited: %j',
    (state) => {
      expect(moveReset(state, { kind: 'edited' })).toBe(state);
    },
  );

  it.each([
    { kind: 'refused', message: 'Link expirat' },
    { kind: 'failed', failure: unavailable },
  ] as const)('forgets a mismatch when it is edited, but not that it was %j', (unsent) => {
    const token = { kind: 'available' } as const;
    const again = moveReset({ token, form: unsent }, submitted('a', 'b'));
    expect(again.form).toEqual({ kind: 'mismatched', last: unsent });
    const third = moveReset(again, submitted('a', 'c'));
    expect(third.form).toEqual(again.form);
    expect(moveReset(third, { kind: 'edited' })).toEqual({ token, form: unsent });
  });

  it('that was only mismatched is being edited again', () => {
    const mismatched = moveReset(firstResetState, submitted('a', 'b'));
    expect(moveReset(mismatched, { kind: 'edited' })).toEqual(firstResetState);
  });

  it.each([
    [answers[0], { kind: 'done' }],
    [answers[1], { kind: 'refused', message: 'Parola a mai fost folosită' }],
    [answers[2], { kind: 'refused', message: undefined }],
    [unavailable, { kind: 'failed', failure: unavailable }],
    [limited, { kind: 'failed', failure: limited }],
    [rejected, { kind: 'failed', failure: rejected }],
    [broken, { kind: 'failed', failure: broken }],
    [offline, { kind: 'failed', failure: offline }],
    [unreached, { kind: 'failed', failure: unreached }],
  ])('after the answer %j is %j', (answer, form) => {
    const sending = moveReset(firstResetState, submitted('a', 'a'));
    expect(moveReset(sending, { kind: 'answered', answer }).form).toEqual(form);
  });

  it.each(states.filter(({ form }) => form.kind !== 'sending'))(
    'hears no answer that it does not wait for: %j',
    (state) => {
      for (const answer of answers)
        expect(moveReset(state, { kind: 'answered', answer })).toBe(state);
    },
  );
});
