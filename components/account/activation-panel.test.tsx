import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import type { ApiAnswer } from '@/lib/api/api-answer';
import { ButtonLink } from '@/components/ui/button-link';
import { accountCopy } from '@/lib/i18n/account-copy';
import { formatCallFailure } from '@/lib/i18n/format-call-failure';
import { ActivationPanel } from './activation-panel.client.tsx';

const copy = accountCopy.en;
const { unknown } = copy.activation;
const DONE = { outcome: 'done', value: null } as const;
const UNAVAILABLE = { outcome: 'unavailable', retryAfterSeconds: 30 } as const;

type Answer = ApiAnswer<null>;

/** Answers when it is told to. */
const createProvider = (): {
  readonly asked: readonly string[];
  readonly ask: (token: string) => Promise<Answer>;
  readonly answer: (answer: Answer) => Promise<void>;
} => {
  const asked: string[] = [];
  const waiting: ((answer: Answer) => void)[] = [];
  return {
    asked,
    ask: (token) => {
      asked.push(token);
      return new Promise((resolve) => waiting.push(resolve));
    },
    answer: (answer) => act(async () => waiting.shift()?.(answer)),
  };
};

let provider = createProvider();

const open = (): ReturnType<typeof render> =>
  render(
    <StrictMode>
      <ActivationPanel
        token="t-1"
        language="en"
        activate={(token) => provider.ask(token)}
        openApp={<p>the app</p>}
        newLink={<p>a new link</p>}
      >
        <ButtonLink href="/">{copy.home}</ButtonLink>
      </ActivationPanel>
    </StrictMode>,
  );

const getBanner = (): HTMLElement | null => document.querySelector('[data-tone]');
const getSight = (): unknown => [
  getBanner()?.dataset.tone,
  getBanner()?.textContent,
  getBanner()?.getAttribute('aria-busy'),
];

/** The browser's own answer to how the page was loaded. */
const loadBy = (type: string): void =>
  void jest.spyOn(performance, 'getEntriesByType').mockReturnValue([Object.create({ type })]);

const look = (state: 'visible' | 'hidden'): void => {
  Reflect.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => {
  provider = createProvider();
  history.replaceState({ theFrameworks: 'own' }, '');
  loadBy('navigate');
  look('visible');
});

describe('on a first visit', () => {
  it('asks once, though effects repeat, and shows the red banner, empty and busy', () => {
    open();
    expect(provider.asked).toEqual(['t-1']);
    expect(getSight()).toEqual(['negative', '', 'true']);
    expect(screen.getByText(copy.activation.pending)).toBeTruthy();
    expect(screen.getByRole('link', { name: copy.home }).getAttribute('href')).toBe('/');
  });

  it.each([
    [DONE, 'positive', 'Account is activated'],
    [{ outcome: 'refused', message: 'Linkul a expirat' }, 'negative', 'Linkul a expirat'],
    [{ outcome: 'refused' }, 'negative', copy.activation.refused],
    [UNAVAILABLE, 'negative', formatCallFailure('en', UNAVAILABLE, { unknown })],
    [{ outcome: 'rejected' }, 'negative', copy.rejected],
  ] as const)('says what became of it: %j', async (answer, tone, text) => {
    open();
    await provider.answer(answer);
    expect(getSight()).toEqual([tone, text, 'false']);
    expect(screen.queryByText('the app') !== null).toBe(answer.outcome === 'done');
    expect(screen.queryByText('a new link') !== null).toBe(answer.outcome === 'refused');
  });

  it("of the provider's trouble shows its words, which are neither yes nor no", async () => {
    const unsure = formatCallFailure('en', UNAVAILABLE, { unknown });
    open();
    await provider.answer({ ...UNAVAILABLE, message: 'Eroare internă.' });
    expect(getSight()).toEqual(['negative', 'Eroare internă.', 'false']);
    expect(screen.getByText(unsure)).toBeTruthy();
    expect(screen.queryByText('a new link')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: copy.retry }));
    expect(screen.queryByText(unsure)).toBeNull();
    expect(provider.asked).toHaveLength(2);
  });

  it('asks again only when it is told to, and only where that can help', async () => {
    open();
    await provider.answer(UNAVAILABLE);
    const retry = screen.getByRole('button', { name: copy.retry });
    fireEvent.click(retry);
    fireEvent.click(retry);
    expect(provider.asked).toHaveLength(2);
    expect(document.activeElement).toBe(getBanner());
    await provider.answer(DONE);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks nobody while nobody looks', () => {
    look('hidden');
    open();
    expect(provider.asked).toEqual([]);
    look('visible');
    look('hidden');
    look('visible');
    expect(provider.asked).toHaveLength(1);
  });
});

describe('the same visit, seen again', () => {
  const leaveAndReturn = async (answer: Answer | undefined, type: string): Promise<void> => {
    const { unmount } = open();
    if (answer) await provider.answer(answer);
    unmount();
    provider = createProvider();
    loadBy(type);
    open();
  };

  it.each([
    [DONE, 'positive', 'Account is activated'],
    [{ outcome: 'refused', message: 'Linkul a expirat' }, 'negative', 'Linkul a expirat'],
    [UNAVAILABLE, 'negative', copy.activation.interrupted],
    [undefined, 'negative', copy.activation.interrupted],
  ] as const)('after Back, having been answered %j, does not ask', async (answer, tone, text) => {
    await leaveAndReturn(answer, 'back_forward');
    expect(provider.asked).toEqual([]);
    expect(getSight()).toEqual([tone, text, 'false']);
  });

  it('after a reload of an active account says so again and asks nobody', async () => {
    await leaveAndReturn(DONE, 'reload');
    expect(provider.asked).toEqual([]);
    expect(getSight()).toEqual(['positive', 'Account is activated', 'false']);
  });

  it('after a reload before the answer asks nobody until it is told to', async () => {
    await leaveAndReturn(undefined, 'reload');
    expect(provider.asked).toEqual([]);
    expect(getSight()).toEqual(['negative', copy.activation.interrupted, 'false']);
    fireEvent.click(screen.getByRole('button', { name: copy.retry }));
    expect(provider.asked).toEqual(['t-1']);
    await provider.answer(DONE);
    expect(getSight()).toEqual(['positive', 'Account is activated', 'false']);
  });

  it('after any other reload asks again', async () => {
    await leaveAndReturn({ outcome: 'refused', message: 'Linkul a expirat' }, 'reload');
    expect(provider.asked).toEqual(['t-1']);
    await provider.answer({ outcome: 'refused', message: 'Linkul a fost deja folosit' });
    expect(getSight()).toEqual(['negative', 'Linkul a fost deja folosit', 'false']);
  });

  it("keeps the framework's part of the entry", async () => {
    await leaveAndReturn(DONE, 'back_forward');
    expect(history.state).toMatchObject({ theFrameworks: 'own' });
  });

  it.each([[null], ['activated'], [{ kind: 'sure' }], [{}]])(
    'with a strange memory (%j) asks',
    (activation) => {
      history.replaceState({ activation }, '');
      loadBy('back_forward');
      open();
      expect(provider.asked).toHaveLength(1);
    },
  );
});
