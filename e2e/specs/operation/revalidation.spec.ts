import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { routes } from '../../../lib/addresses/routes.ts';
import { catalogue } from '../../sandbox/catalogue.ts';
import { operatorRoutes } from '../../../lib/api/api-contract.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { expireCaches, lastingTest as test } from '../../support/servers/own-site.ts';
import { expect } from '../../support/servers/fixtures.ts';
import type { RunningSite } from '../../support/servers/site.ts';
import { getFreePort } from '../../support/servers/free-port.ts';
import { REVALIDATE_SECRET, sendSignedCall } from '../../support/servers/signed-call.ts';

const [restaurant] = catalogue;
if (restaurant === undefined) throw new Error('The catalogue is too short');
const { shortName, name } = restaurant;
const NEW_NAME = `${name} după schimbare`;
/**
 * The limit for a signed call and the next visit together. It is twice the goal of 1 s, because
 * test machines may be slow.
 */
const SEEN_WITHIN_MS = 2_000;
/** Longer than the time for which an open circuit breaker refuses calls. */
const RECOVERY_MS = 15_000;

const menu = routes.menu({ restaurantId: shortName });
const pagesOfRestaurant = [
  routes.restaurant({ restaurantId: shortName }),
  menu,
  `${menu}?hidden_navbar`,
  routes.table({ restaurantId: shortName, tableId: '7' }),
];
const pagesOfList = [routes.restaurants(), routes.qrChooser()];
const pages = [...pagesOfRestaurant, ...pagesOfList];

/** Resolves to those of `paths` whose pages contain the text. */
async function findPagesWith(
  site: RunningSite,
  paths: readonly string[],
  text: string,
): Promise<readonly string[]> {
  const answers = await Promise.all(paths.map((path) => sendRaw(site.origin, path)));
  return paths.filter((_, index) => answers[index]?.body.includes(text));
}

const parse = ({ status, body }: { readonly status: number; readonly body: string }): object => [
  status,
  JSON.parse(body),
];

test.beforeEach(({ ownSite }) => expireCaches(ownSite));

test('all pages show a changed restaurant once the signed call is answered', async ({
  ownSite: site,
  control,
}) => {
  expect(await findPagesWith(site, pages, name)).toEqual(pages);
  await control.changeMenu(shortName, { restaurantName: NEW_NAME });
  expect(await findPagesWith(site, pages, NEW_NAME)).toEqual([]);

  const calledAt = Date.now();
  const answer = await sendSignedCall(site.origin, { restaurant: shortName });
  const seen = await sendRaw(site.origin, menu);
  expect(Date.now() - calledAt).toBeLessThan(SEEN_WITHIN_MS);
  expect(parse(answer)).toEqual([200, { outcome: 'done', menu: 'renewed', list: 'renewed' }]);
  expect(seen.body).toContain(NEW_NAME);
  expect(await findPagesWith(site, pages, NEW_NAME)).toEqual(pages);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a removed restaurant is 404 after the signed call, and its menu does not come back in an outage', async ({
  ownSite: site,
  control,
}) => {
  await findPagesWith(site, [...pages, '/', '/sitemap.xml'], name);
  await control.removeMenu(shortName);
  const answer = await sendSignedCall(site.origin, { restaurant: shortName });

  expect(parse(answer)).toEqual([200, { outcome: 'done', menu: 'gone', list: 'renewed' }]);
  for (const path of pagesOfRestaurant) {
    expect([path, (await sendRaw(site.origin, path)).status]).toEqual([path, 404]);
  }
  const shown = ['/', ...pagesOfList, '/sitemap.xml'];
  expect(await findPagesWith(site, shown, `/restaurant/${shortName}`)).toEqual([]);
  await control.setFault('down');
  await site.restart();
  expect((await sendRaw(site.origin, menu)).status).toBe(503);
});

test('in an outage a signed call changes no page, and the answer asks to repeat the call', async ({
  ownSite: site,
  control,
}) => {
  test.setTimeout(60_000);
  await findPagesWith(site, pages, name);
  await control.changeMenu(shortName, { restaurantName: NEW_NAME });
  await control.setFault('500');
  const answer = await sendSignedCall(site.origin, { restaurant: shortName });
  expect(answer.headers['retry-after']).toBe('5');
  expect(parse(answer)).toEqual([
    503,
    { outcome: 'unavailable', retryAfterSeconds: 5, menu: 'kept', list: 'kept' },
  ]);
  expect(await findPagesWith(site, pages, name)).toEqual(pages);
  expect(await findPagesWith(site, pages, NEW_NAME)).toEqual([]);

  await control.clearFaults();
  await expect(async () => {
    expect((await sendSignedCall(site.origin, { restaurant: shortName })).status).toBe(200);
  }).toPass({ timeout: RECOVERY_MS });
  expect(await findPagesWith(site, pages, NEW_NAME)).toEqual(pages);
});

test('a link to a changed menu shows the new name, although the browser has loaded the old menu', async ({
  ownSite: site,
  control,
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const openMenuByLinks = async (): Promise<void> => {
    await page.goto(routes.restaurants());
    await page
      .locator(`a[href="${routes.restaurant({ restaurantId: shortName })}"]`)
      .first()
      .click();
    await page.locator(`a[href^="${menu}?hidden_modal=1#"]`).first().click();
    await page.waitForURL((url) => url.pathname === menu && url.hash !== '');
  };
  await openMenuByLinks();
  await expect(heading).toContainText(name);
  await control.changeMenu(shortName, { restaurantName: NEW_NAME });
  await sendSignedCall(site.origin, { restaurant: shortName });

  await openMenuByLinks();
  await expect(heading).toContainText(NEW_NAME);
});

type Result = { readonly code: number; readonly output: string };

async function run(command: string, args: readonly string[], secret = ''): Promise<Result> {
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', REVALIDATE_SECRET: secret } as const;
  return promisify(execFile)(command, args, { env }).then(
    ({ stdout }) => ({ code: 0, output: stdout.trim() }),
    ({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}`.trim() }),
  );
}

const RENEWED = '200 {"outcome":"done","menu":"renewed","list":"renewed"}';
const WRONGLY_SIGNED = '401 {"outcome":"rejected","reason":"signature"}';

test('npm run revalidate sends a signed call and prints the answer', async ({
  ownSite: site,
  control,
}) => {
  const send = (args: readonly string[], secret = REVALIDATE_SECRET): Promise<Result> =>
    run(process.execPath, ['e2e/commands/revalidate.mjs', ...args], secret);

  await findPagesWith(site, [menu], name);
  await control.changeMenu(shortName, { restaurantName: NEW_NAME });
  const answered = await send([site.origin, 'restaurant', shortName]);
  expect(answered).toEqual({ code: 0, output: RENEWED });
  expect(await findPagesWith(site, [menu], NEW_NAME)).toEqual([menu]);
  const both = `${REVALIDATE_SECRET} ${'x'.repeat(32)}`;
  expect((await send([site.origin, 'list'], both)).code).toBe(0);

  const refused = await send([site.origin, 'list'], 'x'.repeat(32));
  expect(refused).toEqual({ code: 1, output: WRONGLY_SIGNED });
  expect(await send([site.origin, 'list'], '')).toEqual({
    code: 1,
    output: 'REVALIDATE_SECRET is not set: it has to be that of the site.',
  });
  for (const wrong of [[], [site.origin, 'restaurant'], ['host', 'list']]) {
    expect(await send(wrong)).toEqual({ code: 1, output: expect.stringMatching(/^Usage: /) });
  }
  const unused = `http://127.0.0.1:${await getFreePort()}`;
  expect(await send([unused, 'list'])).toEqual({
    code: 1,
    output: `No answer from ${unused}${operatorRoutes.revalidate}: ECONNREFUSED`,
  });
});

for (const [language, file, command] of [
  ['js', 'call.mjs', process.execPath],
  ['python', 'call.py', 'python3'],
  ['php', 'call.php', 'php'],
] as const) {
  test(`the documented example in ${language} works`, async ({ ownSite: site, control }) => {
    const version = await run(command, ['--version']);
    test.skip(version.code !== 0, `This machine has no ${command}`);
    const guide = readFileSync('docs/revalidation.md', 'utf8');
    const [, source = ''] = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(guide) ?? [];
    await findPagesWith(site, [menu], name);
    await control.changeMenu(shortName, { restaurantName: NEW_NAME });

    const folder = await mkdtemp(join(tmpdir(), 'example-'));
    try {
      await writeFile(join(folder, file), source);
      const send = (secret: string): Promise<Result> =>
        run(command, [join(folder, file), site.origin, shortName], secret);
      expect((await send(REVALIDATE_SECRET)).output).toBe(RENEWED);
      expect(await findPagesWith(site, [menu], NEW_NAME)).toEqual([menu]);
      expect((await send('x'.repeat(32))).output).toBe(WRONGLY_SIGNED);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
}
