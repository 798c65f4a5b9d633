import type { UndecidedFailure } from '@/lib/api/call-failure';
import { getResetMessage } from './reset-message.ts';
import type { FormState, TokenState } from './reset-machine.ts';

const starting: TokenState = { kind: 'starting' };
const editing: FormState = { kind: 'editing' };
const broken: UndecidedFailure = { kind: 'broken' };
const refusedWithMessage: FormState = { kind: 'refused', message: 'Too short' };

describe('the message of the reset page', () => {
  it.each<[TokenState, string, string]>([
    [starting, 'neutral', 'Checking the link…'],
    [{ kind: 'checking' }, 'neutral', 'Checking the link…'],
    [{ kind: 'available' }, 'positive', 'Token available'],
    [{ kind: 'invalid' }, 'negative', 'Token is invalid'],
    [
      { kind: 'unchecked', failure: broken },
      'neutral',
      'We could not check the link. We did not get the expected answer. Try again in a few minutes.',
    ],
    [
      { kind: 'unchecked', failure: { kind: 'rejected' } },
      'neutral',
      'The request could not be accepted. Open the link in your message again and try once more.',
    ],
  ])('before the form is sent describes the token %j: %s, "%s"', (token, tone, text) => {
    expect(getResetMessage({ token, form: editing }, 'en')).toEqual({ tone, text });
  });

  it.each<[FormState, string, string]>([
    [{ kind: 'mismatched' }, 'positive', 'Token available'],
    [{ kind: 'mismatched', last: refusedWithMessage }, 'negative', 'Too short'],
    [{ kind: 'sending' }, 'neutral', 'Sending…'],
    [refusedWithMessage, 'negative', 'Too short'],
    [{ kind: 'refused' }, 'negative', 'The change of your password was refused.'],
    [{ kind: 'failed', failure: { ...broken, message: 'Busy' } }, 'negative', 'Busy'],
    [
      { kind: 'failed', failure: { kind: 'offline' } },
      'negative',
      'We do not know whether your password has been changed: to find out, sign in to the app with the new password. You are offline. Check your internet connection and try again.',
    ],
    [
      { kind: 'failed', failure: { kind: 'rejected' } },
      'negative',
      'The request could not be accepted. Open the link in your message again and try once more.',
    ],
    [{ kind: 'done' }, 'positive', 'Your password has been changed.'],
  ])('with a valid token and the form %j is %s: "%s"', (form, tone, text) => {
    expect(getResetMessage({ token: { kind: 'available' }, form }, 'en')).toEqual({ tone, text });
  });

  it('is in the language of the page', () => {
    const state = { token: starting, form: { kind: 'sending' } } as const;
    expect(getResetMessage(state, 'ro')).toEqual({ tone: 'neutral', text: 'Se trimite…' });
  });
});
