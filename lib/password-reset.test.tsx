import type { CallFailure, UndecidedFailure } from '@/lib/api/call-failure';
import { accountCopy, passwordChangedCopy } from '@/lib/i18n/transaction/account-copy';
import { failed, success } from '@/lib/result';
import { goHomeWithNotice, takeNotice } from './password-changed-notice.ts';
import { createResetRunner, getResetMessage, stepReset } from './password-reset.ts';
import type {
  FormState,
  ResetEffect,
  ResetEvent,
  ResetState,
  TokenState,
} from './password-reset.ts';

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

const submitted = (newPassword: string, confirmation = newPassword): ResetEvent => ({
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
    const state = { ...editing, token };
    expect(stepReset(editing, { kind: 'checked', result })).toEqual({ state });
  });

  it.each(states)('takes an answer only while it runs, and never changes the form: %j', (state) => {
    for (const result of results) {
      const event = { kind: 'checked', result } as const;
      if (state.token.kind !== 'checking') expectUnchanged(state, event);
      expect(stepReset(state, event).state.form).toBe(state.form);
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
});

describe('the form', () => {
  it.each(states)(
    'sends two equal passwords of any length, unless the token is invalid or the form is sending or done: %j',
    (state) => {
      const isIgnored = state.token.kind === 'invalid' || /sending|done/.test(state.form.kind);
      for (const password of ['a', 'parolă lungă', '💣'.repeat(100)]) {
        if (isIgnored) expectUnchanged(state, submitted(password));
        else {
          expect(stepReset(state, submitted(password))).toEqual({
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

  it.each(states)(
    'reacts to an edit only if there is a mismatch, and to an answer only while it sends: %j',
    (state) => {
      if (state.form.kind !== 'mismatched') expectUnchanged(state, { kind: 'edited' });
      if (state.form.kind === 'sending') return;
      for (const result of results) expectUnchanged(state, { kind: 'answered', result });
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
    const { state } = stepReset(editing, submitted('a'));
    const step = stepReset(state, { kind: 'answered', result });
    expect(step).toEqual({ state: { ...state, form }, effect });
  });
});

describe('the effects of the reset page', () => {
  const failure = { kind: 'broken' } as const;

  it.each<[ResetEffect, readonly unknown[]]>([
    [{ kind: 'check' }, [['verify', 't'], { kind: 'checked', result: succeeded }]],
    [
      { kind: 'send', newPassword: 'p' },
      [['reset', 't', 'p'], { kind: 'answered', result: failed(failure) }],
    ],
    [{ kind: 'focus-message' }, ['focus']],
    [{ kind: 'go-home' }, ['focus', 'home']],
  ])('%j causes %j, in this order', async (effect, expected) => {
    const done: unknown[] = [];
    const run = createResetRunner(
      't',
      {
        verify: async (...call) => {
          done.push(['verify', ...call]);
          return succeeded;
        },
        reset: async (...call) => {
          done.push(['reset', ...call]);
          return failed(failure);
        },
      },
      { focusMessage: () => done.push('focus'), goHome: () => done.push('home') },
    );
    run(effect, (event) => void done.push(event));
    await Promise.resolve();
    await Promise.resolve();
    expect(done).toEqual(expected);
  });
});

describe('the message of the reset page', () => {
  const available = { kind: 'available' } as const;
  const unchecked = (kind: 'broken' | 'rejected'): TokenState => ({
    kind: 'unchecked',
    failure: { kind },
  });
  const failedWith = (failure: UndecidedFailure): FormState => ({ kind: 'failed', failure });

  it.each(['ro', 'en'] as const)('in %s follows from the token and the form', (language) => {
    const { reset, rejected } = accountCopy[language];
    const rows: readonly (readonly [TokenState, FormState, string, string, string])[] = [
      [{ kind: 'starting' }, editing.form, 'neutral', 'ready', reset.checking],
      [{ kind: 'checking' }, editing.form, 'neutral', 'ready', reset.checking],
      [available, editing.form, 'positive', 'ready', reset.tokenAvailable],
      [{ kind: 'invalid' }, editing.form, 'negative', 'failed', reset.tokenInvalid],
      [unchecked('broken'), editing.form, 'neutral', 'ready', reset.unchecked],
      [unchecked('rejected'), editing.form, 'neutral', 'ready', rejected],
      [available, { kind: 'mismatched' }, 'positive', 'ready', reset.tokenAvailable],
      [available, { kind: 'mismatched', last: refused }, 'negative', 'failed', refused.message],
      [available, { kind: 'sending' }, 'neutral', 'waiting', reset.sending],
      [available, refused, 'negative', 'failed', refused.message],
      [available, { kind: 'refused' }, 'negative', 'failed', reset.refused],
      [available, failedWith({ kind: 'broken', message: 'Busy' }), 'negative', 'unknown', 'Busy'],
      [available, failedWith({ kind: 'offline' }), 'negative', 'unknown', reset.unknown],
      [available, failedWith({ kind: 'rejected' }), 'negative', 'unknown', rejected],
      [available, { kind: 'done' }, 'positive', 'done', passwordChangedCopy[language].changed],
    ];
    for (const [token, form, tone, page, beginning] of rows) {
      const message = getResetMessage({ token, form }, language);
      const text = message.text.slice(0, beginning.length);
      expect([message.tone, message.page, text]).toEqual([tone, page, beginning]);
    }
  });
});

describe('the notice of a changed password', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it.each(['ro', 'en'] as const)('is passed to the home page in %s and read once', (language) => {
    const reload = jest.spyOn(location, 'reload').mockImplementation(() => undefined);
    history.replaceState({ tree: 'token-1' }, '', '/reset/password/token-1');
    const entries = history.length;
    goHomeWithNotice(language);
    expect([location.pathname, location.search, location.hash]).toEqual(['/', '', '']);
    expect(history.length).toBe(entries);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(history.state)).not.toContain('token-1');
    expect(takeNotice()).toBe(language);
    expect(takeNotice()).toBeUndefined();
  });

  it("when taken does not remove Next's fields from the history entry", () => {
    history.replaceState({ passwordChanged: 'ro', framework: 'kept' }, '');
    takeNotice();
    expect(history.state).toMatchObject({ framework: 'kept' });
  });

  it.each([null, {}, { passwordChanged: 'fr' }, { passwordChanged: true }, 'passwordChanged'])(
    'is not found in the history state %j',
    (state) => {
      history.replaceState(state, '', '/?passwordChanged=ro');
      expect(takeNotice()).toBeUndefined();
    },
  );
});
