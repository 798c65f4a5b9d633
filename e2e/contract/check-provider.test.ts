import { z } from 'zod';
import { exampleRestaurants } from '../sandbox/example-restaurants.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import type { RunningSandbox } from '../sandbox/start-sandbox.ts';
import { getFreePort } from '../support/servers/free-port.ts';
import { createSandboxControl } from '../support/servers/sandbox-control.ts';
import { changeJson, replaceAnswer, startBrokenProvider } from './broken-provider.ts';
import type { Break } from './broken-provider.ts';
import { checkProvider, listUnchecked } from './check-provider.ts';
import { parseContractOptions } from './contract-options.ts';
import { formatReport } from './report/format-report.ts';

const MENU = '/api/v1/web/restaurant/casa-veche/menu';
const ANY_MENU = /\/restaurant\/.*\/menu$/;
const LIST = '/api/v2/restaurant/get-all';

/** The time limit of the tests in a table in which one provider never answers a call. */
const SLOW_TIMEOUT_MS = 20_000;

type Report = { readonly lines: readonly string[]; readonly exitCode: number };

describe('the check of a provider', () => {
  let sandbox: RunningSandbox;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, restaurants: exampleRestaurants });
  });
  afterAll(() => sandbox.stop());

  async function check(
    origin: string,
    args: readonly string[] = [],
    environment: Readonly<Record<string, string>> = {},
  ): Promise<Report> {
    const options = parseContractOptions([origin, ...args], environment);
    if (!options.ok || options.value === 'help') throw new Error('Wrong options');
    const steps = await checkProvider(options.value);
    if (!steps.ok) return { lines: [steps.failure], exitCode: 2 };
    const { text, exitCode } = formatReport(origin, steps.value, listUnchecked(options.value));
    return { lines: text.split('\n'), exitCode };
  }

  /** Resolves to the sentences of the report about breaches. */
  async function checkBroken(breakAnswer: Break, args: readonly string[] = []): Promise<unknown> {
    const provider = await startBrokenProvider(sandbox.origin, breakAnswer);
    const environment = { INVOICE_ORIGINS: sandbox.origin, PAYMENT_FORM_ORIGINS: sandbox.origin };
    const { lines, exitCode } = await check(provider.origin, args, environment).finally(
      provider.close,
    );
    expect(exitCode).toBe(1);
    return lines.filter((line) => line.startsWith('  ✗')).map((line) => line.slice(4));
  }

  const listMethods = async (): Promise<ReadonlySet<string>> => {
    const answer = await fetch(`${sandbox.controlOrigin}/requests`);
    const requests = z.array(z.object({ method: z.string() })).parse(await answer.json());
    return new Set(requests.map(({ method }) => method));
  };

  it('finds no breach in the sandbox by GET calls alone, and lists what it did not check', async () => {
    await createSandboxControl(sandbox.controlOrigin).clearRequests();
    const { lines, exitCode } = await check(sandbox.origin);

    expect(lines.filter((line) => line.includes('✗'))).toEqual([]);
    expect(lines).toContain('  ✓ is shown whole by the site (categories: 2, products: 2)');
    expect(lines).toContain('  - the menus of other listed restaurants: --all');
    expect(lines).toContain('  - a new password: --write --reset-token TOKEN');
    expect(lines.at(-1)).toBe('Checks: 27 passed, 0 failed');
    expect(exitCode).toBe(0);
    expect([...(await listMethods())]).toEqual(['GET']);
  });

  it('finds no breach in the sandbox with all calls, and prints no token and no personal id', async () => {
    const secrets = {
      '--token': 'sandbox-token-valid-read',
      '--reset-token': 'sandbox-token-valid-reset',
      '--activation-token': 'sandbox-token-valid-activation',
      '--user': 'contract-user',
      '--order': 'contract-order',
      '--paid-order': 'contract-paid',
      '--invoice': 'sandbox-invoice-1',
    };
    const origins = { INVOICE_ORIGINS: sandbox.origin, PAYMENT_FORM_ORIGINS: sandbox.origin };
    const args = ['--all', '--write', ...Object.entries(secrets).flat()];
    const { lines, exitCode } = await check(sandbox.origin, args, origins);

    expect(lines.filter((line) => line.includes('✗'))).toEqual([]);
    expect(lines).not.toContain('Not checked:');
    expect(lines).toEqual(
      expect.arrayContaining([
        'activation with a used token',
        'repeated authorization of order con…',
      ]),
    );
    expect(Object.values(secrets).filter((id) => lines.join('\n').includes(id))).toEqual([]);
    expect(exitCode).toBe(0);
  });

  it.each<[string, Break, readonly string[]]>([
    [
      'another content type',
      replaceAnswer(/casa-veche\/menu$/, 200, (body) => new Response(body)),
      ['has the content type text/plain;charset=UTF-8; the document has application/json'],
    ],
    [
      'a price with a currency',
      changeJson(MENU, () => ({
        categories: [
          { _id: '1', name: 'Ciorbe', flavours: [{ name: 'Ciorbă', price: 20 }] },
          { _id: '2', name: 'Pizza', flavours: [{ name: 'Rucola', price: '32 lei' }] },
        ],
      })),
      [
        String.raw`body: $.categories[1].flavours[0].price is "32 lei": must match pattern /^\d{1,7}([.,]\d{1,2})?$/`,
        'the site would not show the product "Rucola" ($.categories[1].flavours[0])',
      ],
    ],
    [
      'an unknown allergen and a telephone number of three digits',
      changeJson(MENU, () => ({
        telephone: '112',
        categories: [
          {
            _id: '1',
            name: 'Ciorbe',
            flavours: [{ name: 'Ciorbă', price: 20, allergens: ['milk', 'kiwi'] }],
          },
        ],
      })),
      [
        String.raw`body: $.telephone is "112": must match pattern /^(\+40|0040|0)[ ./-]?[2378]([ ./-]?\d){8}$/`,
        'body: $.categories[0].flavours[0].allergens[1] is "kiwi": expected one of "gluten"|"crustaceans"|"eggs"|"fish"|"peanuts"|"soybeans"|"milk"|"nuts"|"celery"|"mustard"|"sesame"|"sulphites"|"lupin"|"molluscs"',
        'the site would not show $.telephone: it is no Romanian number',
        'the site would say that $.categories[0].flavours[0].allergens is not complete: some codes are none of the 14',
      ],
    ],
    [
      'a menu without categories',
      changeJson(MENU, () => ({ restaurantName: 'Casa Veche' })),
      [
        'body: $.categories is missing: expected array',
        'the site cannot use this menu: it shows the last good one, or answers 503',
      ],
    ],
    [
      'an error with status 200 for an unknown restaurant',
      replaceAnswer(ANY_MENU, 404, (body) => Response.json(JSON.parse(body))),
      [
        'answers 200 to a value that does not exist; the document has 404',
        'the site would not answer 404 for a restaurant that does not exist',
      ],
    ],
    [
      'a redirect',
      replaceAnswer(/casa-veche\/menu$/, 200, () => Response.redirect('https://b.example/', 301)),
      ['answers 301, a redirect, which the site does not follow'],
    ],
    [
      'an answer that does not come',
      replaceAnswer(/casa-veche\/menu$/, 200, () => new Promise(() => undefined)),
      ['sends no complete answer within 2,500 ms, after which the site gives up'],
    ],
    [
      'a large body',
      changeJson(MENU, () => ({ categories: [], padding: 'x'.repeat(4_194_304) })),
      ['sends more than 4,194,304 bytes, the most that the site reads'],
    ],
    [
      'a page as the answer to an unknown invoice',
      replaceAnswer(/invoice/, 404, () => {
        const headers = { 'content-type': 'text/html' };
        return new Response('<h1>Not found</h1>', { status: 404, headers });
      }),
      [
        'has the content type text/html; the document has application/json',
        'the site would answer 503 instead of 404 for an invoice that does not exist',
      ],
    ],
    [
      'opening hours in another form',
      changeJson(MENU, () => ({
        restaurant_schedule: {
          type: 'v3',
          start: { startHour: '2024-07-01 07:00' },
          end: { endHour: '2024-07-01 19:00' },
        },
        categories: [],
      })),
      [
        'the site would not show $.restaurant_schedule: it needs date-times such as 2024-07-01T07:00:00Z, or whole hours from 0 to 24',
      ],
    ],
    [
      'an encoding that was not asked for',
      replaceAnswer(
        /casa-veche\/menu$/,
        200,
        (body) =>
          new Response(body, {
            headers: { 'content-type': 'application/json', 'content-encoding': 'zstd' },
          }),
      ),
      [
        'has a body in the encoding zstd that the site cannot read: it takes gzip and br, up to 4,194,304 bytes decompressed',
      ],
    ],
    [
      'JSON that breaks off',
      replaceAnswer(/casa-veche\/menu$/, 200, () => {
        const headers = { 'content-type': 'application/json' };
        return new Response('{"categories":[', { headers });
      }),
      ['has a body that is no JSON'],
    ],
    [
      'an error of another shape',
      replaceAnswer(/verify\/token$/, 404, () => Response.json({ error: 'x' }, { status: 404 })),
      ['body: $.result is missing: expected object'],
    ],
    [
      'a list with a relative logo address and a short name that is no id',
      changeJson(LIST, () => ({
        restaurants: [
          { name: 'Casa Veche', short_name: 'casa-veche', logoImage: '/logo.webp' },
          { name: 'La Colț', short_name: 'la colț' },
        ],
      })),
      [
        'the site would not show $.restaurants[0].logoImage: it is no absolute http or https address of at most 2,048 characters without credentials',
        'the site would show a card without a link: $.restaurants[1].short_name is no id of a restaurant',
      ],
    ],
    [
      'a list that fails',
      replaceAnswer(/get-all$/, 200, () => new Response('', { status: 500 })),
      ['answers 500 to a valid request; the document has 200'],
    ],
  ])(
    'names the breach of a provider with %s',
    async (_, breakAnswer, breaches) => {
      expect(await checkBroken(breakAnswer)).toEqual(breaches);
    },
    SLOW_TIMEOUT_MS,
  );

  it.each<[string, readonly string[], Break, readonly string[]]>([
    [
      'an unknown token that it accepts',
      ['--write'],
      replaceAnswer(/reset\/password$/, 404, () => Response.json({ result: { message: 'OK' } })),
      [
        'answers 200 to a value that does not exist; the document has 400, 404, 409, 410',
        'the site would take an unknown token as valid',
      ],
    ],
    [
      'a refusal without a visible message',
      ['--write'],
      replaceAnswer(/activation\/token$/, 404, () =>
        Response.json({ result: { message: ' ' } }, { status: 404 }),
      ),
      ['the site would show its general text: $.result.message has no visible character'],
    ],
    [
      'a form for another bank',
      ['--write', '--user', 'sandbox-form-live'],
      async (_, answer) => answer,
      [
        expect.stringMatching(
          /^the site refuses the form \(foreign action\); its action must be below http/,
        ),
      ],
    ],
    [
      'an invoice without a link',
      ['--invoice', 'sandbox-invoice-no-link'],
      async (_, answer) => answer,
      [
        expect.stringMatching(
          /^the site would say that there is no document: \$\.link is missing or not below http/,
        ),
      ],
    ],
    [
      'a link that is a number, without printing the number',
      ['--invoice', 'sandbox-invoice-1'],
      changeJson('/api/v1/web/invoice/sandbox-invoice-1', () => ({ link: 4711 })),
      ['body: $.link is a number: expected string or null'],
    ],
  ])('names the breach of a provider with %s, given %j', async (_, args, breakAnswer, breaches) => {
    expect(await checkBroken(breakAnswer, args)).toEqual(breaches);
  });

  it('ends with one sentence instead of a report when nothing listens at the origin', async () => {
    const origin = `http://127.0.0.1:${await getFreePort()}`;
    expect(await check(origin)).toEqual({
      lines: [`No connection to ${origin}: nothing answers there.`],
      exitCode: 2,
    });
  });
});
