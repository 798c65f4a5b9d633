import { act, render, screen } from '@testing-library/react';
import type { CallResult } from '@/lib/api/api-contract';
import { accountCopy } from '@/lib/i18n/transaction/account-copy';
import { failed, success } from '@/lib/result';
import { ActivationPanel } from './activation-panel.client.tsx';

const copy = accountCopy.en;
const phone = { href: 'tel:+40111222333', label: '+40 111 222 333' } as const;
const activate = jest.fn<Promise<CallResult<'activateAccount'>>, [string]>();

async function open(): Promise<void> {
  const links = { openApp: <p>link: app</p>, newLink: <p>link: new link</p> };
  const page = { token: 't-1', language: 'en', query: {}, phone, activate, ...links } as const;
  await act(async () => {
    render(<ActivationPanel {...page}>{null}</ActivationPanel>);
  });
}

const setVisibility = (state: 'visible' | 'hidden'): void => {
  Reflect.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => {
  activate.mockReset().mockReturnValue(new Promise(() => undefined));
  history.replaceState(null, '');
  setVisibility('visible');
});

describe('the activation page', () => {
  const refused = failed({ kind: 'refused', message: 'Linkul a expirat' } as const);

  it.each([
    [success(null), 'done', 'Account is activated', ['link: app']],
    [refused, 'failed', 'Linkul a expirat', ['link: new link']],
    [failed({ kind: 'refused' } as const), 'failed', copy.activation.refused, ['link: new link']],
    [failed({ kind: 'rejected' } as const), 'unknown', copy.rejected, []],
  ] as const)('after the answer %j has the state "%s" and the text "%s"', async (...row) => {
    const [answer, state, text, links] = row;
    activate.mockResolvedValue(answer);
    await open();
    expect(document.querySelector(`[data-state=${state}]`)).not.toBeNull();
    expect(document.querySelector('[data-tone]')?.textContent).toBe(text);
    expect(screen.queryAllByText(/^link:/).map((link) => link.textContent)).toEqual(links);
  });

  it('calls once, when the hidden page first becomes visible', async () => {
    setVisibility('hidden');
    await open();
    expect(activate).not.toHaveBeenCalled();
    for (const state of ['visible', 'hidden', 'visible'] as const) setVisibility(state);
    expect(activate.mock.calls).toEqual([['t-1']]);
    expect(document.querySelector('[data-state=waiting]')).not.toBeNull();
  });
});
