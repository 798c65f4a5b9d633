import { expect, test } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { sendSignedCall } from '../../support/servers/signed-call.ts';
import type { RunningSite } from '../../support/servers/site.ts';
import {
  announce,
  changePrice,
  MENU,
  OTHER_NAME,
  OTHER_RESTAURANT,
  RESTAURANT,
  SHOWN_WITHIN_MS,
  startCluster,
  visit,
  waitForMenus,
} from './start-cluster.ts';
import type { Cluster } from './start-cluster.ts';

/**
 * The longest wait for a change. It is enough even for an instance that missed the message about
 * the change, because each instance asks Redis for changes every 500 ms.
 */
const RECOVERY_MS = 3_000;
/**
 * The test needs a key of the kind `lock`. An instance has a lock in Redis only for the short time
 * of its call to the provider. So the test creates a lock itself, which lasts for this time.
 */
const LOCK_MS = 6_000;
const UNKNOWN = routes.menu({ restaurantId: 'necunoscut' });
/** All kinds of keys in Redis. A key begins with `site:<hash of the deployment>:<kind>`. */
const KINDS = [
  'answer',
  'changes',
  'check',
  'everything',
  'limit',
  'lock',
  'missing',
  'nonce',
  'revision',
];

/**
 * Lua scripts that give all keys wrong values. A script gets the names of the keys as `KEYS`.
 * `PREPARE` defines `values` and `replace`.
 */
const POISONS = {
  garbage: `
for _, key in ipairs(KEYS) do replace(key, 'garbage') end`,
  'only a part of its value': `
for place, key in ipairs(KEYS) do
  if values[place] then replace(key, string.sub(values[place], 1, math.floor(#values[place] / 2)))
  else redis.call('ZPOPMIN', key) end
end`,
  'the value of the next key': `
for place, key in ipairs(KEYS) do replace(key, values[place % #KEYS + 1] or 'none') end`,
  'another type': `
for _, key in ipairs(KEYS) do
  redis.call('DEL', key)
  redis.call('HSET', key, 'a', 'b')
  redis.call('EXPIRE', key, 600)
end`,
  'an empty value': `
for _, key in ipairs(KEYS) do replace(key, '') end`,
};
/** Runs before a script of `POISONS`. `replace` keeps the time to live of a key. */
const PREPARE = `
local values = {}
for place, key in ipairs(KEYS) do
  values[place] = redis.call('TYPE', key).ok == 'string' and redis.call('GET', key)
end
local function replace(key, value)
  local remaining = redis.call('PTTL', key)
  redis.call('SET', key, value)
  if remaining > 0 then redis.call('PEXPIRE', key, remaining) end
end`;

let cluster: Cluster;
/** The price that the pages show. */
let price = '';

/** Each test starts an instance, which takes long on a busy machine. */
const TEST_MS = 60_000;

test.setTimeout(TEST_MS);

test.beforeAll(async () => {
  // A limit for the file does not apply to `beforeAll`.
  test.setTimeout(TEST_MS);
  // This page period is longer than the tests, so no page is rendered anew because of its age.
  cluster = await startCluster({ REVALIDATE_SECONDS: '600' });
});
test.afterAll(() => cluster.stop());

const pages = (): readonly (readonly [path: string, part: string, status: number])[] => [
  [MENU, price, 200],
  [routes.menu({ restaurantId: OTHER_RESTAURANT }), OTHER_NAME, 200],
  [routes.restaurant({ restaurantId: RESTAURANT }), RESTAURANT, 200],
  [routes.restaurants(), OTHER_NAME, 200],
  ['/', '', 200],
  [routes.terms(), '', 200],
  [UNKNOWN, '', 404],
];

async function expectRightPages({ origin }: RunningSite): Promise<void> {
  for (const [path, part, status] of pages()) {
    const answer = await visit(origin, path);
    expect([path, answer.status, answer.text.includes(part)]).toEqual([path, status, true]);
    const [, canonical] =
      /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(answer.text) ?? [];
    expect(canonical === '' ? '/' : canonical).toBe(status === 200 ? path : undefined);
  }
}

/** Fills Redis with keys of every kind. Resolves to the names of all keys. */
async function fillKeys(): Promise<readonly string[]> {
  const { sites, redis } = cluster;
  const [site] = sites;
  await sendSignedCall(site.origin, { everything: true });
  price = await changePrice(cluster);
  await announce(site.origin);
  await waitForMenus(cluster, price, RECOVERY_MS);
  await expectRightPages(site);
  await sendRaw(site.origin, '/api/revalidate', { method: 'POST' });
  const [answer = ''] = redis.cli('--scan', '--pattern', `*:answer:menu:${RESTAURANT}`).split('\n');
  redis.cli('set', answer.replace(':answer:', ':lock:'), 'token', 'px', String(LOCK_MS));
  return redis.cli('--scan').split('\n').toSorted();
}

for (const [name, script] of Object.entries(POISONS)) {
  test(`pages stay right when every key of Redis has ${name}`, async () => {
    const { sites, redis } = cluster;
    const keys = await fillKeys();
    const kinds = new Set(keys.map((key) => key.split(':')[2] ?? ''));
    expect([...kinds].toSorted()).toEqual(KINDS);
    // The keys of the limits have hashes of the clients' addresses.
    expect(keys.join()).not.toContain('127.0.0.1');
    redis.cli('eval', `${PREPARE}${script}`, String(keys.length), ...keys);

    for (const site of sites) await expectRightPages(site);
    // This instance has empty caches, so it reads the poisoned keys.
    const empty = await cluster.startInstance();
    await expectRightPages(empty);

    const refused = await sendRaw(empty.origin, '/api/revalidate', { method: 'POST' });
    expect([401, 429]).toContain(refused.status);
    price = await changePrice(cluster);
    expect(await announce(empty.origin)).toEqual([
      200,
      { outcome: 'done', menu: 'renewed', list: 'renewed' },
    ]);
    expect(await waitForMenus(cluster, price, RECOVERY_MS)).toBeLessThan(SHOWN_WITHIN_MS);
    for (const site of [...sites, empty]) {
      await expectRightPages(site);
      expect(site.output()).not.toContain('"level":"error"');
    }
    await empty.stop();
  });
}
