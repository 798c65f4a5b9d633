import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { findStoredActivation, storeActivation } from '@/lib/account-activation';
import type { CallResult } from '@/lib/api/api-contract';
import { accountCopy } from '@/lib/i18n/transaction/account-copy';
import { formatCallFailure } from '@/lib/api/call-failure';
import { failed, success } from '@/lib/result';
import { ActivationPanel, ContinuedVisit } from './activation-panel.client.tsx';

const copy = accountCopy.en;
const phone = { href: 'tel:+40111222333', label: '+40 111 222 333' } as const;
const { unknown } = copy.activation;
const DONE = success(null);
const UNAVAILABLE = { kind: 'unavailable', retryAfterSeconds: 30 } as const;
const REFUSED = failed({ kind: 'refused', message: 'Linkul a expirat' } as const);

type Answer = CallResult<'activateAccount'>;

/** The test calls `answer` to answer the oldest open call. */
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
        query={{}}
        phone={phone}
        activate={(token) => provider.ask(token)}
        openApp={<p>the app</p>}
        newLink={<p>a new link</p>}
      >
        <ButtonLink href="/">{copy.home}</ButtonLink>
      </ActivationPanel>
    </StrictMode>,
  );

const getBanner = (): HTMLElement | null => document.querySelector('[data-tone]');
const getPageState = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-state]')?.dataset.state;
const getBannerState = (): unknown => [
  getBanner()?.dataset.tone,
  getBanner()?.textContent,
  getBanner()?.getAttribute('aria-busy'),
];

/** Sets the type of navigation that the browser reports. */
const loadBy = (type: string): void =>
  void jest.spyOn(performance, 'getEntriesByType').mockReturnValue([Object.create({ type })]);

const setVisibility = (state: 'visible' | 'hidden'): void => {
  Reflect.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => {
  provider = createProvider();
  history.replaceState({ otherKey: 'kept' }, '');
  loadBy('navigate');
  setVisibility('visible');
});

describe('the activation page on a first visit', () => {
  it('calls the provider once, though StrictMode runs the effects twice, and shows an empty, busy, red banner', () => {
    open();
    expect(provider.asked).toEqual(['t-1']);
    expect(getBannerState()).toEqual(['negative', '', 'true']);
    expect(getPageState()).toBe('waiting');
    expect(screen.getByText(copy.activation.pending)).toBeTruthy();
    expect(screen.getByRole('link', { name: copy.home }).getAttribute('href')).toBe('/');
  });

  it.each([
    [DONE, 'done', 'positive', 'Account is activated'],
    [REFUSED, 'failed', 'negative', 'Linkul a expirat'],
    [failed({ kind: 'refused' } as const), 'failed', 'negative', copy.activation.refused],
    [failed(UNAVAILABLE), 'unknown', 'negative', formatCallFailure('en', UNAVAILABLE, { unknown })],
    [failed({ kind: 'rejected' } as const), 'unknown', 'negative', copy.rejected],
  ] as const)('shows the result: %j', async (answer, state, tone, text) => {
    open();
    await provider.answer(answer);
    expect(getPageState()).toBe(state);
    expect(getBannerState()).toEqual([tone, text, 'false']);
    expect(screen.queryByText('the app') !== null).toBe(answer.ok);
    expect(screen.queryByText('a new link') !== null).toBe(
      !answer.ok && answer.failure.kind === 'refused',
    );
  });

  it('calls again once for two presses after a failure, and shows no button after a success', async () => {
    open();
    await provider.answer(failed(UNAVAILABLE));
    const retry = screen.getByRole('button', { name: copy.retry });
    fireEvent.click(retry);
    fireEvent.click(retry);
    expect(provider.asked).toHaveLength(2);
    expect(document.activeElement).toBe(getBanner());
    await provider.answer(DONE);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('calls once, when the hidden page first becomes visible', () => {
    setVisibility('hidden');
    open();
    expect(provider.asked).toEqual([]);
    setVisibility('visible');
    setVisibility('hidden');
    setVisibility('visible');
    expect(provider.asked).toHaveLength(1);
  });
});

describe('the activation page, loaded again in the same visit,', () => {
  const leaveAndReturn = async (answer: Answer | undefined, type: string): Promise<void> => {
    const { unmount } = open();
    if (answer) await provider.answer(answer);
    unmount();
    provider = createProvider();
    loadBy(type);
    open();
  };

  it.each([
    ['back_forward', DONE, 'positive', 'Account is activated'],
    ['back_forward', REFUSED, 'negative', 'Linkul a expirat'],
    ['back_forward', failed(UNAVAILABLE), 'negative', copy.activation.interrupted],
    ['back_forward', undefined, 'negative', copy.activation.interrupted],
    ['reload', DONE, 'positive', 'Account is activated'],
  ] as const)('by %s does not call (earlier answer: %j)', async (type, answer, tone, text) => {
    await leaveAndReturn(answer, type);
    expect(provider.asked).toEqual([]);
    expect(getBannerState()).toEqual([tone, text, 'false']);
    expect(history.state).toMatchObject({ otherKey: 'kept' });
  });

  it('calls only when the button is pressed if the reload came before the answer', async () => {
    await leaveAndReturn(undefined, 'reload');
    expect(provider.asked).toEqual([]);
    expect(getBannerState()).toEqual(['negative', copy.activation.interrupted, 'false']);
    fireEvent.click(screen.getByRole('button', { name: copy.retry }));
    expect(provider.asked).toEqual(['t-1']);
    await provider.answer(DONE);
    expect(getBannerState()).toEqual(['positive', 'Account is activated', 'false']);
  });
});

describe('the link to the activation page in the other language', () => {
  const reload = jest.fn();

  /** Renders the link and clicks it. Returns false if the component prevents the navigation. */
  const follow = (init: MouseEventInit = {}): boolean => {
    render(
      <ContinuedVisit>
        {/* oxlint-disable-next-line nextjs/no-html-link-for-pages -- changes only the query */}
        <a href="?lang=en">EN</a>
      </ContinuedVisit>,
    );
    return fireEvent.click(screen.getByRole('link'), { button: 0, ...init });
  };

  beforeEach(() => {
    history.replaceState(null, '', '/activate/t-1');
    jest.spyOn(window.location, 'reload').mockImplementation(reload);
    reload.mockClear();
  });

  it('keeps a refused activation for the next load only', () => {
    const refused = { kind: 'refused', message: 'Linkul a expirat' } as const;
    storeActivation(refused);
    follow();
    expect([findStoredActivation(), findStoredActivation()]).toEqual([refused, undefined]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { button: 1 }])(
    'leaves a click with %j to the browser',
    (init) => {
      expect(follow(init)).toBe(true);
      expect(reload).not.toHaveBeenCalled();
    },
  );
});
