import { act, renderHook } from '@testing-library/react';
import { useProductAddress } from './use-product-address.ts';

describe('the product in the address', () => {
  beforeEach(() => history.replaceState({ framework: 'kept' }, '', '/menu?hidden_modal'));

  it('is opened in a new history entry with the other parameters and the state of Next', () => {
    const push = jest.spyOn(history, 'pushState');
    const { result } = renderHook(useProductAddress);
    expect(result.current.slug).toBeUndefined();
    act(() => result.current.open('papanasi'));

    expect(result.current.slug).toBe('papanasi');
    expect(location.search).toBe('?hidden_modal=&produs=papanasi');
    expect(push).toHaveBeenCalledTimes(1);
    expect(history.state).toMatchObject({ framework: 'kept' });
  });

  it('is replaced by another product in the same history entry, and closing it goes back', () => {
    const { result } = renderHook(useProductAddress);
    act(() => result.current.open('papanasi'));
    const push = jest.spyOn(history, 'pushState');
    act(() => result.current.replace('clatite'));

    expect(result.current.slug).toBe('clatite');
    expect(location.search).toBe('?hidden_modal=&produs=clatite');
    expect(push).not.toHaveBeenCalled();
    push.mockRestore();
    const back = jest.spyOn(history, 'back').mockImplementation(() => undefined);
    act(() => result.current.close());
    expect(back).toHaveBeenCalledTimes(1);
    back.mockRestore();
  });

  it('is closed by going back when this page opened it', () => {
    const back = jest.spyOn(history, 'back').mockImplementation(() => undefined);
    const { result } = renderHook(useProductAddress);
    act(() => result.current.open('papanasi'));
    act(() => result.current.close());
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('of a shared link is closed without leaving the history entry', () => {
    history.replaceState(null, '', '/menu?produs=papanasi');
    const back = jest.spyOn(history, 'back');
    const { result } = renderHook(useProductAddress);
    expect(result.current.slug).toBe('papanasi');
    act(() => result.current.close());

    expect(result.current.slug).toBeUndefined();
    expect(location.search).toBe('');
    expect(back).not.toHaveBeenCalled();
  });

  it('leaves the history entry unchanged when `close` is called without an open product', () => {
    const replace = jest.spyOn(history, 'replaceState');
    const { result } = renderHook(useProductAddress);
    act(() => result.current.close());
    expect(replace).not.toHaveBeenCalled();
  });

  describe('when the browser refuses to change the history', () => {
    const refuse = (method: 'pushState' | 'replaceState' | 'back'): void =>
      void jest.spyOn(history, method).mockImplementation(() => {
        throw new DOMException('Too many calls', 'SecurityError');
      });
    afterEach(() => jest.restoreAllMocks());

    it('is opened, replaced and closed all the same', () => {
      const { result } = renderHook(useProductAddress);
      refuse('pushState');
      refuse('replaceState');
      act(() => result.current.open('papanasi'));
      expect(result.current.slug).toBe('papanasi');
      act(() => result.current.replace('clatite'));
      expect(result.current.slug).toBe('clatite');
      act(() => result.current.close());
      expect(result.current.slug).toBeUndefined();
      act(() => result.current.open('papanasi'));
      expect(result.current.slug).toBe('papanasi');
    });

    it('is closed when going back is refused, or by Back after a refused step', () => {
      const { result } = renderHook(useProductAddress);
      act(() => result.current.open('papanasi'));
      refuse('replaceState');
      refuse('back');
      act(() => result.current.replace('clatite'));
      act(() => result.current.close());
      expect(result.current.slug).toBeUndefined();
      act(() => result.current.replace('clatite'));
      jest.restoreAllMocks();
      history.replaceState(null, '', '/menu');
      act(() => void dispatchEvent(new Event('popstate')));
      expect(result.current.slug).toBeUndefined();
    });
  });

  it('follows Back and Forward', () => {
    const { result } = renderHook(useProductAddress);
    history.replaceState(null, '', '/menu?produs=supa');
    act(() => void dispatchEvent(new Event('popstate')));
    expect(result.current.slug).toBe('supa');
  });
});
