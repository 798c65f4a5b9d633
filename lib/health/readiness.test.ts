import type { GroupState } from '@/lib/provider/transport/client';
import { findReadiness } from './readiness.ts';

const idle = { running: 0, waiting: 0 } as const;
const closed: GroupState = { group: 'list', breaker: 'closed', ...idle };

describe('the readiness of the site', () => {
  it.each([
    [
      'ready when all breakers are closed and the cache folder can be written',
      [closed],
      true,
      { status: 'ready', degraded: [] },
    ],
    ['ready when no provider is configured', [], true, { status: 'ready', degraded: [] }],
    [
      'degraded when a breaker is open',
      [closed, { group: 'menu', breaker: 'open', ...idle } as const],
      true,
      {
        status: 'degraded',
        degraded: [{ part: 'provider', group: 'menu', problem: 'breaker open' }],
      },
    ],
    [
      'degraded when the cache folder cannot be written',
      [closed],
      false,
      { status: 'degraded', degraded: [{ part: 'cache folder', problem: 'not writable' }] },
    ],
  ])('is %s', async (_, states, isWritable, expected) => {
    const readiness = await findReadiness({
      getGroupStates: () => states,
      isCacheWritable: async () => isWritable,
      isDraining: () => false,
    });
    expect(readiness).toEqual(expected);
  });

  it('is draining when the process is about to end', async () => {
    const readiness = await findReadiness({
      getGroupStates: () => [closed],
      isCacheWritable: async () => true,
      isDraining: () => true,
    });
    expect(readiness).toEqual({ status: 'draining', degraded: [] });
  });
});
