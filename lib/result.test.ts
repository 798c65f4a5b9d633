import { failed, success } from './result.ts';

describe('a result', () => {
  it('has a value or a failure, never both', () => {
    expect(success(1)).toEqual({ ok: true, value: 1 });
    expect(failed('timeout')).toEqual({ ok: false, failure: 'timeout' });
  });
});
