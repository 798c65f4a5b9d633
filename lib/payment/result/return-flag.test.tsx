import { findReturnFlag, reloadWithReturnFlag, setReturnFlag } from './return-flag.ts';

beforeEach(() => history.replaceState(null, '', '/'));

describe('the flag of a return', () => {
  it('is absent until it is set, and setting it keeps the rest of the history state', () => {
    expect(findReturnFlag()).toBeNull();
    history.replaceState({ other: 1 }, '');
    expect(findReturnFlag()).toBeNull();
    setReturnFlag();
    expect(history.state).toEqual({ other: 1, paymentReturn: true });
    expect(findReturnFlag()).toEqual({ paymentReturn: true });
  });

  it('can be kept when the address of the entry changes', () => {
    setReturnFlag();
    history.replaceState(findReturnFlag(), '', '/payment/librapay/u1/loading');
    expect(findReturnFlag()).not.toBeNull();
  });

  it('is set before another address loads in the same entry', () => {
    const atReload: unknown[] = [];
    jest.spyOn(location, 'reload').mockImplementation(() => {
      atReload.push(`${location.pathname}${location.search}`, findReturnFlag());
    });
    const entries = history.length;
    reloadWithReturnFlag('/payment/librapay/u1/loading?lang=en');
    expect(atReload).toEqual(['/payment/librapay/u1/loading?lang=en', { paymentReturn: true }]);
    expect(history).toHaveLength(entries);
  });

  it.each([{ paymentReturn: 'yes' }, 'paymentReturn', 7])('is not in the state %j', (state) => {
    history.replaceState(state, '');
    expect(findReturnFlag()).toBeNull();
  });
});
