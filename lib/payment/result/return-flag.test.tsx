import { findReturnFlag, setReturnFlag } from './return-flag.ts';

beforeEach(() => history.replaceState(null, '', '/'));

describe('the flag of a return', () => {
  it('is absent until it is set, and keeps the rest of the state', () => {
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

  it.each([{ paymentReturn: 'yes' }, 'paymentReturn', 7])('is not %j', (state) => {
    history.replaceState(state, '');
    expect(findReturnFlag()).toBeNull();
  });
});
