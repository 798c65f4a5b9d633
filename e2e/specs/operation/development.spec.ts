import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { errorCopy } from '../../../lib/i18n/site/every-page/error-copy.ts';
import { isHydrated } from '../../support/browser/inspect-document.ts';
import { MENU } from '../../support/pages/menu-page.ts';
import { removeFolder } from '../../support/servers/site.ts';
import { copySources } from '../../support/servers/source-copy.ts';
import { sandboxSettings } from '../../commands/demo-settings.ts';
import { expect, test as base } from '../../support/servers/fixtures.ts';
import { getFreePort } from '../../support/servers/free-port.ts';

/** The time limit of a page's first visit, which compiles the page. */
const COMPILING_MS = 120_000;
const EDIT_TIMEOUT_MS = 20_000;
const EDITED = ' (editat)';

/**
 * What the terminal of `npm run dev` may show. Which warnings and notices npm prints depends on the
 * machine's settings, so all of them are allowed.
 */
const EXPECTED_LINES = [
  /^$/,
  /^npm (warn|notice) /,
  /^> public-site@[\d.]+ dev$/,
  /^> node e2e\/commands\/dev\.ts$/,
  /^- Local: http:\/\/\S+$/,
  /^✓ Ready in [\d.]+m?s$/,
  /^✓ Running next\.config\.mjs took [\d.]+m?s$/,
  /^○ Compiling .+ \.\.\.$/,
  /^✓ Compiled in [\d.]+m?s$/,
  /^ (GET|HEAD|POST|PUT) \/\S* \d{3} in /,
  // Next measures how fast it can write files, and warns on a busy machine.
  /^⚠ Slow filesystem detected\. The benchmark took \d+ms\. /,
  /^See more: https:\/\/nextjs\.org\/docs\/app\/guides\/local-development$/,
  // After an edit of a file that `next.config.mjs` imports.
  /^\S+ is not in force yet: /,
  /^\S+ has changed: restarting the server$/,
];

/** What the browser's console may show. */
const EXPECTED_MESSAGES = [
  /^%cDownload the React DevTools for a better development experience/,
  /^\[HMR\] connected$/,
  /^\[Fast Refresh\] (rebuilding|done in \d+ms)$/,
  // Next measures how long `instrumentation-client.ts` runs, and warns above 16 ms. A busy machine
  // takes longer.
  /^\[Client Instrumentation Hook\] Slow execution detected: \d+ms /,
  // Chromium's verbose remarks, for example about password fields.
  /^\[DOM\] /,
];

const isNone = (text: string, expected: readonly RegExp[]): boolean =>
  !expected.some((pattern) => pattern.test(text));

let origin: string;
/** The server runs in this copy of the repository. */
let folder: string;
let output = '';
let stopServer: () => Promise<void>;

/** What the server has written from `start` on and should not write. */
const findUnexpectedLines = (start = 0): readonly string[] =>
  stripVTControlCharacters(output.slice(start))
    .split(/\r?\n/)
    .filter((line) => isNone(line, EXPECTED_LINES));

/** Replaces the first `from` in the file. */
async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(folder, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(folder, file), text.replace(from, to));
}

/**
 * A test that uses `page` fails when the page has errors, as with the `test` of `fixtures.ts`. Here
 * it also fails when the browser's console shows an unexpected message, or when the page preloads a
 * style sheet that it does not use. Chromium warns of such a preload only some seconds after the
 * load, which is too late for a test.
 */
const test = base.extend({
  page: async ({ page }, provide) => {
    const unexpected: string[] = [];
    page.on('console', (message) => {
      if (isNone(message.text(), EXPECTED_MESSAGES)) unexpected.push(message.text());
    });
    await provide(page);
    expect(unexpected, 'messages in the console').toEqual([]);
    const unused = await page
      .locator('link[rel="preload"][as="style"]')
      .evaluateAll((links) =>
        links
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => !document.querySelector(`link[rel="stylesheet"][href="${href}"]`)),
      );
    expect(unused).toEqual([]);
  },
});

test.beforeAll(async ({ sandbox }) => {
  test.setTimeout(COMPILING_MS);
  folder = await copySources();
  const port = await getFreePort();
  origin = `http://127.0.0.1:${port}`;
  const child = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      ...sandboxSettings,
      PROVIDER_API_URL: sandbox.origin,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const kill = (): boolean => child.kill();
  process.once('exit', kill);
  const ended = once(child, 'exit');
  stopServer = async () => {
    kill();
    await ended;
    process.off('exit', kill);
    await removeFolder(folder);
  };
  await expect(async () => {
    expect(child.exitCode, output).toBeNull();
    await fetch(`${origin}/manifest.webmanifest`);
  }).toPass({ timeout: COMPILING_MS });
});
test.afterAll(() => stopServer());
test.beforeEach(() => test.setTimeout(COMPILING_MS));

/** Returns a function that tells how many documents the page has loaded; a reload adds one. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('domcontentloaded', () => (documents += 1));
  return () => documents;
}

test('the development server shows an edit of the cards of a menu without a reload, although a built site does not hydrate them', async ({
  page,
}) => {
  const documents = countDocuments(page);
  await page.goto(`${origin}${MENU}`, { timeout: COMPILING_MS });
  const name = page.getByRole('article').first().getByRole('link');
  const shown = await name.innerText();
  // Edit only after hydration. Otherwise React could hydrate the older markup with the edited code,
  // and report a mismatch.
  await expect.poll(() => isHydrated(page), { timeout: COMPILING_MS }).toBe(true);
  const [from, to] = ['<a href={href}>{name}</a>', `<a href={href}>{name}${EDITED}</a>`];
  await edit('components/menu/product-card.tsx', from, to);
  await expect(name).toHaveText(`${shown}${EDITED}`, { timeout: EDIT_TIMEOUT_MS });
  await edit('components/menu/product-card.tsx', to, from);
  await expect(name).toHaveText(shown, { timeout: EDIT_TIMEOUT_MS });
  expect(documents()).toBe(1);
});

test('the development server writes nothing unexpected to the terminal, and no Turbopack cache, with which pages could reload endlessly after the next start', () => {
  expect(output).toContain('Ready');
  expect(findUnexpectedLines()).toEqual([]);
  expect(existsSync(join(folder, '.next/dev/server'))).toBe(true);
  expect(existsSync(join(folder, '.next/dev/cache/turbopack'))).toBe(false);
});

// This test comes after the test of the terminal, because its error is written to the terminal.
test('the development server shows a page again after its error has been corrected', async ({
  browser,
}) => {
  const page = await browser.newPage();
  await page.goto(`${origin}${routes.terms()}`, { timeout: COMPILING_MS });
  const title = page.locator('main').getByRole('heading', { level: 1 });
  const heading = await title.innerText();
  await expect.poll(() => isHydrated(page), { timeout: COMPILING_MS }).toBe(true);
  const file = 'components/legal/legal-page.tsx';
  const [from, to] = ['<h1>{title}</h1>', '<h1>{((): string => { throw 0; })()}</h1>'];
  await edit(file, from, to);
  await expect(title).toHaveText(errorCopy.heading, { timeout: EDIT_TIMEOUT_MS });
  await edit(file, to, from);
  await expect(title).toHaveText(heading, { timeout: EDIT_TIMEOUT_MS });
  await page.close();
});

// This test is last, because after such an edit the server compiles every page again.
test('the development server sends an edited header of the configuration, also after a syntax error', async ({
  request,
}) => {
  const file = 'lib/security/security-headers.ts';
  const writtenBefore = output.length;
  const getHeader = async (): Promise<string | undefined> => {
    const answer = await request.get(`${origin}/robots.txt`).catch(() => undefined);
    return answer?.headers()['x-frame-options'];
  };
  await expect.poll(getHeader, { timeout: EDIT_TIMEOUT_MS }).toBe('DENY');
  await edit(file, "value: 'DENY' }", "value: 'DENY }");
  await expect
    .poll(() => output, { timeout: EDIT_TIMEOUT_MS })
    .toContain(`${file} is not in force yet`);
  await edit(file, "value: 'DENY }", "value: 'SAMEORIGIN' }");
  await expect.poll(getHeader, { timeout: COMPILING_MS }).toBe('SAMEORIGIN');
  expect(findUnexpectedLines(writtenBefore)).toEqual([]);
});
