import { fireEvent, render, screen } from '@testing-library/react';
import { SwitchFrame } from './switch-frame.client.tsx';

it.each([
  [{}, 1],
  [{ ctrlKey: true }, 0],
  [{ button: 1 }, 0],
])('a click with %j on a link of languages is followed by the page %i times', (init, count) => {
  const follow = jest.fn();
  render(
    <SwitchFrame onFollow={follow}>
      {/* oxlint-disable-next-line nextjs/no-html-link-for-pages -- changes only the query */}
      <a href="?lang=en">EN</a>
    </SwitchFrame>,
  );
  const isLeftToBrowser = fireEvent.click(screen.getByRole('link'), { button: 0, ...init });
  expect([follow.mock.calls.length, isLeftToBrowser]).toEqual([count, count === 0]);
});
