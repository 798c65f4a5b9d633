import { createSearchLimit } from './search-limit.ts';

/** How many searches pass in a minute: those of one client, and those of all clients together. */
const PER_CLIENT = 60;
const TOGETHER = 300;

describe('the limit of searches on the server', () => {
  it('refuses the 61st search of a client in a minute, but not the first of another client', async () => {
    const { take } = createSearchLimit();
    for (let search = 0; search < PER_CLIENT; search += 1) expect(await take('10.0.0.1')).toBe(0);
    expect(await take('10.0.0.1')).toBeGreaterThan(0);
    expect(await take('10.0.0.2')).toBe(0);
  });

  it('refuses a search after 300 searches of all clients have passed in a minute', async () => {
    const { take } = createSearchLimit();
    // `PER_CLIENT` of these searches pass. The others are refused, and do not count towards
    // `TOGETHER`.
    for (let search = 0; search < TOGETHER; search += 1) await take('10.0.0.1');
    const left = TOGETHER - PER_CLIENT;
    for (let client = 0; client < left; client += 1) {
      expect(await take(`10.0.1.${client}`)).toBe(0);
    }
    expect(await take('10.0.2.1')).toBeGreaterThan(0);
  });
});
