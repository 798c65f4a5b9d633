import { toRefusal } from './to-refusal.ts';

describe('a failure of the provider', () => {
  it('that is its own no is passed on with its words', () => {
    expect(toRefusal({ kind: 'refused', status: 410, message: 'Linkul a expirat' })).toEqual({
      status: 422,
      refusal: { outcome: 'refused', message: 'Linkul a expirat' },
    });
  });

  it.each([400, 401, 404, 409, 422])('of %i is a no, without words as well', (status) => {
    expect(toRefusal({ kind: 'refused', status, message: undefined })).toEqual({
      status: 422,
      refusal: { outcome: 'refused' },
    });
  });

  it('that is a form which may not be used is told apart by its status alone', () => {
    expect(toRefusal({ kind: 'form-refused', reason: 'foreign action' })).toEqual({
      status: 502,
      refusal: { outcome: 'unavailable' },
    });
  });

  it.each([
    { kind: 'refused', status: 429, message: undefined },
    { kind: 'unreachable' },
    { kind: 'timeout' },
    { kind: 'broken', status: 500, reason: 'status' },
    { kind: 'unexpected-shape', reason: 'x' },
  ] as const)('says nothing about what was asked: %j', (failure) => {
    expect(toRefusal(failure)).toEqual({ status: 503, refusal: { outcome: 'unavailable' } });
  });

  it.each([
    { kind: 'refused', status: 408, message: 'Mai târziu' },
    { kind: 'refused', status: 425, message: 'Mai târziu' },
    { kind: 'refused', status: 429, message: 'Mai târziu' },
    { kind: 'broken', status: 500, reason: 'status', message: 'Mai târziu' },
  ] as const)('that has words says no more about what was asked: %j', (failure) => {
    expect(toRefusal(failure)).toEqual({
      status: 503,
      refusal: { outcome: 'unavailable', message: 'Mai târziu' },
    });
  });
});
