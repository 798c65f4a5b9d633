import { useState } from 'react';
import type { ReactElement } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Island } from './island.tsx';

/** React removes the text before the link when the button is pressed. */
function Part(): ReactElement {
  const [isPressed, setIsPressed] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsPressed(true)}>
        Apasă
      </button>
      <p>
        {!isPressed && 'Un text'} <b>apăsat: {String(isPressed)}</b>
      </p>
    </>
  );
}

/** Fails after each press. */
function Fragile(): ReactElement {
  const [isPressed, setIsPressed] = useState(false);
  if (isPressed) throw new Error('fragile');
  return (
    <button type="button" onClick={() => setIsPressed(true)}>
      Apasă
    </button>
  );
}

describe('a part of a page in an island', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('renders its part anew when a translator has replaced a text, and keeps the rest of the page', async () => {
    render(
      <main>
        <h1>Pagina</h1>
        <Island>
          <Part />
        </Island>
      </main>,
    );
    const text = screen.getByRole('paragraph').firstChild;
    const font = document.createElement('font');
    text?.replaceWith(font);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('heading').textContent).toBe('Pagina');
    expect(screen.getByRole('paragraph').textContent).toBe('Un text apăsat: false');
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('paragraph').textContent).toBe(' apăsat: true');
  });

  it.each([
    ['stays empty after the third of several failures at once, and says so once', 0, 3],
    ['renders its part anew after each of many failures during a long visit', 60_000, undefined],
  ])('%s', async (_name, pauseMs, emptyAfter) => {
    const now = jest.spyOn(Date, 'now');
    const onGiveUp = jest.fn();
    render(
      <Island onGiveUp={onGiveUp}>
        <Fragile />
      </Island>,
    );
    const presses = emptyAfter ?? 6;
    for (let press = 1; press <= presses; press += 1) {
      now.mockReturnValue(1_800_000_000_000 + press * pauseMs);
      fireEvent.click(screen.getByRole('button'));
    }
    expect(screen.queryByRole('button') === null).toBe(emptyAfter !== undefined);
    expect(onGiveUp).toHaveBeenCalledTimes(emptyAfter === undefined ? 0 : 1);
  });
});
