import { renderHook } from '@testing-library/react';
import { useBfcacheRestore } from './use-bfcache-restore.ts';

const showPage = (persisted: boolean): void =>
  void dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('the callback for a restore from the bfcache', () => {
  it('is called in its newest version, at each restore, until the component unmounts', () => {
    const calls: string[] = [];
    const { rerender, unmount } = renderHook(
      ({ name }) => useBfcacheRestore(() => void calls.push(name)),
      { initialProps: { name: 'first' } },
    );
    showPage(true);
    rerender({ name: 'second' });
    showPage(true);
    unmount();
    showPage(true);
    expect(calls).toEqual(['first', 'second']);
  });

  it('is not called at an ordinary load', () => {
    const onRestore = jest.fn();
    renderHook(() => useBfcacheRestore(onRestore));
    showPage(false);
    expect(onRestore).not.toHaveBeenCalled();
  });
});
