import { BrokenCircuitError } from 'cockatiel';
import { countsForBreaker } from './breaker.ts';
import {
  brokenCall,
  FailedCall,
  isFailureWhileWaiting,
  timedOutCall,
  toFailedCall,
} from './failed-call.ts';
import type { ProviderFailure } from '../contract/provider-failure.ts';

const withCode = (code: unknown): Error => Object.assign(new Error('x'), { code });
const parserError = Object.assign(new Error('x'), { name: 'HTTPParserError' });
const refused = (status: number): FailedCall =>
  new FailedCall({ kind: 'refused', status, message: undefined });

describe('the failed call for a thrown error', () => {
  it.each([
    ['ECONNREFUSED', { kind: 'unreachable' }, 'unsent'],
    ['ENOTFOUND', { kind: 'unreachable' }, 'unsent'],
    ['EAI_AGAIN', { kind: 'unreachable' }, 'unsent'],
    ['EHOSTUNREACH', { kind: 'unreachable' }, 'unsent'],
    ['ENETUNREACH', { kind: 'unreachable' }, 'unsent'],
    ['UND_ERR_CONNECT_TIMEOUT', { kind: 'unreachable' }, 'unsent'],
    ['ECONNRESET', { kind: 'broken', status: undefined, reason: 'cut off' }, 'temporary'],
    ['EPIPE', { kind: 'broken', status: undefined, reason: 'cut off' }, 'temporary'],
    ['UND_ERR_SOCKET', { kind: 'broken', status: undefined, reason: 'cut off' }, 'temporary'],
    ['X_ERR_INVALID_X', { kind: 'broken', reason: 'X_ERR_INVALID_X' }, 'final'],
    ['HPE_INVALID', { kind: 'broken', status: undefined, reason: 'HPE_INVALID' }, 'final'],
  ])("with the code %s is %j in the stage '%s'", (code, failure, stage) => {
    expect(toFailedCall(withCode(code))).toMatchObject({ failure, stage });
  });

  it("has the error's name as its reason when a parser error has no code", () => {
    expect(toFailedCall(parserError)?.failure).toMatchObject({ reason: 'HTTPParserError' });
  });

  it('of an open breaker is unreachable and final', () => {
    expect(toFailedCall(new BrokenCircuitError())).toMatchObject({
      failure: { kind: 'unreachable' },
      stage: 'final',
    });
  });

  it('is the error itself when the error is a failed call', () => {
    const call = brokenCall('JSON', 200);
    expect(toFailedCall(call)).toBe(call);
    expect(call.message).toBe('Provider call failed: broken');
  });

  it.each([
    ['an error of ours', new TypeError('x')],
    ['an error of ours with a code', withCode('ERR_INVALID_ARG_TYPE')],
    ["undici's error about our arguments", withCode('UND_ERR_INVALID_ARG')],
    ['a code that is no text', withCode(5)],
    ['a text', 'ECONNRESET'],
    ['undefined', undefined],
    ['null', null],
  ])('does not exist for %s, which is our bug and does not count for the breaker', (_, error) => {
    expect(toFailedCall(error)).toBeUndefined();
    expect(countsForBreaker(error)).toBe(false);
  });
});

describe('a failed call', () => {
  it.each<[ProviderFailure, boolean]>([
    [{ kind: 'timeout' }, true],
    [{ kind: 'unreachable' }, true],
    [{ kind: 'broken', status: 500, reason: 'status' }, true],
    [{ kind: 'unexpected-shape', reason: 'categories' }, true],
    [refused(429).failure, true],
    [refused(404).failure, false],
  ])('with the failure %j counts for the breaker: %s', (failure, counts) => {
    expect(countsForBreaker(new FailedCall(failure))).toBe(counts);
  });

  it("does not count for the breaker in the stage 'waiting'", () => {
    const waiting = new FailedCall({ kind: 'timeout' }, 'waiting');
    expect([isFailureWhileWaiting(waiting), countsForBreaker(waiting)]).toEqual([true, false]);
    expect(isFailureWhileWaiting(new Error('x'))).toBe(false);
  });
});

describe('a call that times out after 2,500 ms', () => {
  it.each([
    ['without a socket counts as waiting', -Infinity, true],
    ['and has had its socket for 1,249 ms counts as waiting', 1_249, true],
    ['and has had its socket for 1,250 ms counts for the breaker', 1_250, false],
    ['and has had its socket for 2,500 ms counts for the breaker', 2_500, false],
  ])('%s', (_, socketMs, isOnlyWaiting) => {
    const call = timedOutCall(socketMs, 2_500);
    expect(call.failure).toEqual({ kind: 'timeout' });
    expect(isFailureWhileWaiting(call)).toBe(isOnlyWaiting);
    expect(countsForBreaker(call)).toBe(!isOnlyWaiting);
  });
});
