import { findReturnMark, markReturn } from './return-mark.ts';

beforeEach(() => history.replaceState(null, '', '/'));

describe('the mark of a return', () => {
  it('is absent until it is set, and leaves the rest of the state alone', () => {
    history.replaceState({ other: 1 }, '');
    expect(findReturnMark()).toBeNull();
    markReturn();
    expect(history.state).toEqual({ other: 1, paymentReturn: true });
    expect(findReturnMark()).toEqual({ paymentReturn: true });
  });

  it('goes along to another address of the entry', () => {
    markReturn();
    history.replaceState(findReturnMark(), '', '/payment/librapay/u1/loading');
    expect(findReturnMark()).not.toBeNull();
  });

  it.each([{ paymentReturn: 'yes' }, 'paymentReturn', 7])('is not %j', (state) => {
    history.replaceState(state, '');
    expect(findReturnMark()).toBeNull();
  });
});
