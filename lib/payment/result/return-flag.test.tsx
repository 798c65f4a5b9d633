import { findReturnFlag, reloadWithReturnFlag, setReturnFlag } from './return-flag.ts';

beforeEach(() => history.replaceState(null, '', '/'));

describe('the flag of a return', () => {
  it('is absent until it is set, and keeps the rest of the state', () => {
    expect(findReturnFlag()).toBeNull();
    history.replaceState({ other: 1 }, '');
    expect(findReturnFlag()).toBeNull();
    setReturnFlag();
    expect(history.state).toEqual({ other: 1, paymentReturn: true });
    expect(findReturnFlag()).toEqual({ paymentReturn: true });
  });

  it('is kept when the address of the entry changes', () => {
    setReturnFlag();
    history.replaceState(findReturnFlag(), '', '/payment/librapay/u1/loading');
    expect(findReturnFlag()).not.toBeNull();
  });

  it('is set before another address loads in the same entry', () => {
    const reload = jest.spyOn(location, 'reload').mockImplementation(() => undefined);
    const entries = history.length;
    reloadWithReturnFlag('/payment/librapay/u1/loading?lang=en');
    expect(`${location.pathname}${location.search}`).toBe('/payment/librapay/u1/loading?lang=en');
    expect(history).toHaveLength(entries);
    expect(findReturnFlag()).toEqual({ paymentReturn: true });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([{ paymentReturn: 'yes' }, 'paymentReturn', 7])('is not %j', (state) => {
    history.replaceState(state, '');
    expect(findReturnFlag()).toBeNull();
  });
});
