import { createNonceMemory } from './nonce-memory.ts';
import type { NonceMemory } from './nonce-memory.ts';

const MAX_NONCES = 3;

describe('the memory of nonces', () => {
  let time: number;
  let memory: NonceMemory;

  beforeEach(() => {
    time = 1_000;
    memory = createNonceMemory(() => time, MAX_NONCES);
  });

  it('accepts each nonce once', () => {
    expect(memory.use('a', 2_000)).toEqual({ outcome: 'new' });
    expect(memory.use('a', 2_000)).toEqual({ outcome: 'used' });
    expect(memory.use('b', 2_000)).toEqual({ outcome: 'new' });
  });

  it('accepts no new nonce when it is full, and still knows the nonces that it has', () => {
    for (const [nonce, until] of [
      ['a', 5_000],
      ['b', 3_000],
      ['c', 4_000],
    ] as const) {
      memory.use(nonce, until);
    }
    expect(memory.use('d', 5_000)).toEqual({ outcome: 'full', retryAfterMs: 2_000 });
    expect(memory.use('a', 5_000)).toEqual({ outcome: 'used' });
  });

  it('when it is full, forgets the nonces whose time is over, and no others', () => {
    for (const nonce of ['a', 'b', 'c']) memory.use(nonce, 2_000);
    time = 2_000;
    expect(memory.use('a', 3_000)).toEqual({ outcome: 'used' });

    time = 2_001;
    expect(memory.use('d', 3_000)).toEqual({ outcome: 'new' });
    expect(memory.use('e', 3_000)).toEqual({ outcome: 'new' });
  });
});
