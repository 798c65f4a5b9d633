import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { operatorRoutes } from '../../../lib/api/api-routes.ts';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { expect } from '../../support/servers/fixtures.ts';
import { getFreePort } from '../../support/servers/free-port.ts';
import { findPagesWith, test } from '../../support/sites/lasting-site.ts';
import { expireCaches } from '../../support/servers/expire-caches.ts';
import { REVALIDATE_SECRET } from '../../support/servers/signed-call.ts';

const [restaurant] = catalogue;
if (restaurant === undefined) throw new Error('The catalogue is empty');
const { shortName, name } = restaurant;
const NEW_NAME = `${name} după schimbare`;
const menu = `/restaurant/${shortName}/menu`;

type Result = { readonly code: number; readonly output: string };

async function run(command: string, args: readonly string[], secret?: string): Promise<Result> {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    REVALIDATE_SECRET: secret ?? '',
  } as const;
  return promisify(execFile)(command, args, { env }).then(
    ({ stdout }) => ({ code: 0, output: stdout.trim() }),
    ({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}`.trim() }),
  );
}

test.beforeEach(({ ownSite }) => expireCaches(ownSite));

test('npm run revalidate sends a signed call and prints the answer', async ({
  ownSite: site,
  control,
}) => {
  const send = (args: readonly string[], secret = REVALIDATE_SECRET): Promise<Result> =>
    run(process.execPath, ['e2e/commands/revalidate.mjs', ...args], secret);

  await findPagesWith(site, [menu], name);
  await control.changeMenu(shortName, { restaurantName: NEW_NAME });
  expect(await send([site.origin, 'restaurant', shortName])).toEqual({
    code: 0,
    output: '200 {"outcome":"done","menu":"renewed","list":"renewed"}',
  });
  expect(await findPagesWith(site, [menu], NEW_NAME)).toEqual([menu]);
  expect((await send([site.origin, 'everything'])).code).toBe(0);
  expect((await send([site.origin, 'list'], `${REVALIDATE_SECRET} ${'x'.repeat(32)}`)).code).toBe(
    0,
  );

  expect(await send([site.origin, 'list'], 'x'.repeat(32))).toEqual({
    code: 1,
    output: '401 {"outcome":"rejected","reason":"signature"}',
  });
  expect(await send([site.origin, 'list'], '')).toEqual({
    code: 1,
    output: 'REVALIDATE_SECRET is not set: it has to be that of the site.',
  });
  for (const wrong of [[], [site.origin], [site.origin, 'restaurant'], ['host', 'list']]) {
    expect(await send(wrong)).toEqual({ code: 1, output: expect.stringMatching(/^Usage: /) });
  }
  const unused = `http://127.0.0.1:${await getFreePort()}`;
  expect(await send([unused, 'list'])).toEqual({
    code: 1,
    output: `No answer from ${unused}${operatorRoutes.revalidate}: ECONNREFUSED`,
  });
});

const EXAMPLES: readonly (readonly [language: string, file: string, command: string])[] = [
  ['js', 'call.mjs', process.execPath],
  ['python', 'call.py', 'python3'],
  ['php', 'call.php', 'php'],
];

for (const [language, file, command] of EXAMPLES) {
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
      expect((await send(REVALIDATE_SECRET)).output).toBe(
        '200 {"outcome":"done","menu":"renewed","list":"renewed"}',
      );
      expect(await findPagesWith(site, [menu], NEW_NAME)).toEqual([menu]);
      expect((await send('x'.repeat(32))).output).toBe(
        '401 {"outcome":"rejected","reason":"signature"}',
      );
    } finally {
      await rm(folder, { recursive: true });
    }
  });
}
