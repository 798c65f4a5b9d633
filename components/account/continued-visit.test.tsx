import { fireEvent, render, screen } from '@testing-library/react';
import { findStoredActivation, storeActivation } from '@/lib/account/stored-activation';
import { ContinuedVisit } from './continued-visit.client.tsx';

/** Renders a link and clicks it. Returns false if the component prevents the navigation. */
const follow = (init: MouseEventInit = {}): boolean => {
  render(
    <ContinuedVisit>
      {/* oxlint-disable-next-line nextjs/no-html-link-for-pages -- changes only the query */}
      <a href="?lang=en">EN</a>
    </ContinuedVisit>,
  );
  return fireEvent.click(screen.getByRole('link'), { button: 0, ...init });
};

describe('ContinuedVisit', () => {
  const reload = jest.fn();

  beforeEach(() => {
    history.replaceState(null, '', '/activate/t-1');
    jest.spyOn(window.location, 'reload').mockImplementation(reload);
    reload.mockClear();
  });

  it('reloads the page in the other language and keeps the state of the activation', () => {
    storeActivation({ kind: 'activated' });
    expect(follow()).toBe(false);
    expect(location.href).toMatch(/\/activate\/t-1\?lang=en$/);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(findStoredActivation()).toEqual({ kind: 'activated' });
  });

  it('keeps a refused activation for the next load only', () => {
    storeActivation({ kind: 'refused', message: 'Linkul a expirat' });
    follow();
    expect(findStoredActivation()).toEqual({ kind: 'refused', message: 'Linkul a expirat' });
    expect(findStoredActivation()).toBeUndefined();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { button: 1 }])(
    'leaves a click with %j to the browser',
    (init) => {
      expect(follow(init)).toBe(true);
      expect(reload).not.toHaveBeenCalled();
    },
  );
});
