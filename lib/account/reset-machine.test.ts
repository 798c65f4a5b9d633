import type { CallFailure } from '@/lib/api/call-failure';
import { failed, success } from '@/lib/result';
import { stepReset } from './reset-machine.ts';
import type { FormState, ResetEvent, ResetState, TokenState } from './reset-machine.ts';

const unavailable = { kind: 'unavailable', retryAfterSeconds: 30 } as const;
const succeeded = success(null);
const refused = { kind: 'refused', message: 'Link expirat' } as const;
const undecided = [
  unavailable,
  { kind: 'limited', retryAfterSeconds: 30 },
  { kind: 'rejected' },
  { kind: 'broken' },
  { kind: 'offline' },
  { kind: 'unreached' },
] as const satisfies readonly CallFailure[];
const results = [succeeded, failed(refused), ...undecided.map(failed)];

const tokens: readonly TokenState[] = [
  { kind: 'starting' },
  { kind: 'checking' },
  { kind: 'available' },
  { kind: 'invalid' },
  { kind: 'unchecked', failure: unavailable },
];
const forms: readonly FormState[] = [
  { kind: 'editing' },
  { kind: 'mismatched' },
  { kind: 'mismatched', last: refused },
  { kind: 'sending' },
  refused,
  { kind: 'failed', failure: unavailable },
  { kind: 'done' },
];
const states = tokens.flatMap((token) => forms.map((form): ResetState => ({ token, form })));
const editing: ResetState = { token: { kind: 'checking' }, form: { kind: 'editing' } };

const submitted = (newPassword: string, confirmation: string): ResetEvent => ({
  kind: 'submitted',
  newPassword,
  confirmation,
});

function expectUnchanged(state: ResetState, event: ResetEvent): void {
  const step = stepReset(state, event);
  expect(step.state).toBe(state);
  expect(step.effect).toBeUndefined();
}

describe('the check of the token', () => {
  it.each([
    [succeeded, { kind: 'available' }],
    [failed(refused), { kind: 'invalid' }],
    [failed({ kind: 'refused' } as const), { kind: 'invalid' }],
    ...undecided.map((failure) => [failed(failure), { kind: 'unchecked', failure }] as const),
  ] as const)('with the result %j makes the token %j', (result, token) => {
    expect(stepReset(editing, { kind: 'checked', result })).toEqual({
      state: { ...editing, token },
    });
  });

  it.each(states)('does not change the form: %j', (state) => {
    for (const result of results) {
      expect(stepReset(state, { kind: 'checked', result }).state.form).toBe(state.form);
    }
  });

  it.each(states)('starts, unless it is running or the token is invalid: %j', (state) => {
    const event = { kind: 'check-needed' } as const;
    if (['checking', 'invalid'].includes(state.token.kind)) {
      expectUnchanged(state, event);
      return;
    }
    expect(stepReset(state, event)).toEqual({
      state: { ...state, token: { kind: 'checking' } },
      effect: { kind: 'check' },
    });
  });

  it.each(states.filter(({ token }) => token.kind !== 'checking'))(
    'ignores an answer while no check runs: %j',
    (state) => {
      for (const result of results) expectUnchanged(state, { kind: 'checked', result });
    },
  );
});

describe('the form', () => {
  it.each(states)(
    'sends two equal passwords of any length, unless the token is invalid or the form is sending or done: %j',
    (state) => {
      const isIgnored = state.token.kind === 'invalid' || /sending|done/.test(state.form.kind);
      for (const password of ['a', 'parolă lungă', '💣'.repeat(100)]) {
        const event = submitted(password, password);
        if (isIgnored) expectUnchanged(state, event);
        else {
          expect(stepReset(state, event)).toEqual({
            state: { ...state, form: { kind: 'sending' } },
            effect: { kind: 'send', newPassword: password },
          });
        }
      }
    },
  );

  it.each([
    ['parola', 'Parola'],
    ['parola', 'parola '],
    ['parola', ''],
    ['ș', 's\u0326'],
  ])('sends nothing for the different passwords %j and %j', (newPassword, confirmation) => {
    expect(stepReset(editing, submitted(newPassword, confirmation))).toEqual({
      state: { ...editing, form: { kind: 'mismatched' } },
    });
  });

  it.each(states.filter(({ form }) => form.kind !== 'mismatched'))(
    'does not react to an edit without a mismatch: %j',
    (state) => {
      expectUnchanged(state, { kind: 'edited' });
    },
  );

  it.each([refused, { kind: 'failed', failure: unavailable }] as const)(
    'drops a mismatch at the next edit, but keeps an earlier failure of a send: %j',
    (last) => {
      const token = { kind: 'available' } as const;
      const { state: second } = stepReset({ token, form: last }, submitted('a', 'b'));
      expect(second.form).toEqual({ kind: 'mismatched', last });
      const { state: third } = stepReset(second, submitted('a', 'c'));
      expect(third.form).toEqual(second.form);
      expect(stepReset(third, { kind: 'edited' })).toEqual({ state: { token, form: last } });
    },
  );

  it('drops a mismatch at the next edit when nothing was sent before', () => {
    const { state } = stepReset(editing, submitted('a', 'b'));
    expect(stepReset(state, { kind: 'edited' })).toEqual({ state: editing });
  });

  const focusMessage = { kind: 'focus-message' };

  it.each([
    [succeeded, { kind: 'done' }, { kind: 'go-home' }],
    [failed(refused), refused, focusMessage],
    [failed({ kind: 'refused' } as const), { kind: 'refused', message: undefined }, focusMessage],
    ...undecided.map(
      (failure) => [failed(failure), { kind: 'failed', failure }, focusMessage] as const,
    ),
  ] as const)('after the answer %j is %j, with the effect %j', (result, form, effect) => {
    const { state } = stepReset(editing, submitted('a', 'a'));
    expect(stepReset(state, { kind: 'answered', result })).toEqual({
      state: { ...state, form },
      effect,
    });
  });

  it.each(states.filter(({ form }) => form.kind !== 'sending'))(
    'ignores an answer while nothing is being sent: %j',
    (state) => {
      for (const result of results) expectUnchanged(state, { kind: 'answered', result });
    },
  );
});
