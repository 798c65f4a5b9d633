import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepInstallPromptBack } from '@/lib/browser/page-start';
import { installCopy } from '@/lib/i18n/site/menu/menu-copy';
import { InstallOffer, operateInstallOffer } from './install-offer.tsx';

const prompt = jest.fn(() => Promise.resolve());

/** Dispatches the event by which a browser offers to install the site. */
function offer(): Event {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  dispatchEvent(event);
  return event;
}
const queryButton = (): HTMLElement | null =>
  screen.queryByRole('button', { name: installCopy.install });

describe('the button that offers to install the site', () => {
  let controller: AbortController;
  const openPage = (): void => {
    render(<InstallOffer language="ro" className="offer" />);
    operateInstallOffer(controller.signal);
  };
  beforeAll(keepInstallPromptBack);
  beforeEach(() => {
    prompt.mockClear();
    globalThis.installPrompt = undefined;
    controller = new AbortController();
  });
  afterEach(() => controller.abort());

  it('appears when `beforeinstallprompt` came before the script of the page', () => {
    offer();
    openPage();
    expect(queryButton()).not.toBeNull();
  });

  it('appears after `beforeinstallprompt`, opens the prompt only when it is pressed, and disappears', async () => {
    openPage();
    expect(queryButton()).toBeNull();
    expect(offer().defaultPrevented).toBe(true);
    expect(prompt).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: installCopy.install }));
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(queryButton()).toBeNull();
  });
});
