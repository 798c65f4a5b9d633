import { createSearchLimit } from './search-limit.ts';

describe('the limit of searches on the server', () => {
  it('refuses the 61st search of a client in a minute, but not the first of another client', async () => {
    const { take } = createSearchLimit();
    for (let search = 0; search < 60; search += 1) expect(await take('10.0.0.1')).toBe(0);
    expect(await take('10.0.0.1')).toBeGreaterThan(0);
    expect(await take('10.0.0.2')).toBe(0);
  });

  it('refuses a search after 300 searches of all clients have passed in a minute', async () => {
    const { take } = createSearchLimit();
    // The limit of this client lets 60 searches pass.
    for (let search = 0; search < 400; search += 1) await take('10.0.0.1');
    const waits = [];
    for (let client = 0; client < 241; client += 1) waits.push(await take(`10.0.1.${client}`));
    expect(waits.slice(0, 240).every((seconds) => seconds === 0)).toBe(true);
    expect(waits[240]).toBeGreaterThan(0);
  });
});
