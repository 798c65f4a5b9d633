import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { z } from 'zod';
import { exampleRestaurants } from '../sandbox/example-restaurants.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import type { RunningSandbox } from '../sandbox/start-sandbox.ts';
import { createSandboxControl } from '../support/servers/sandbox-control.ts';
import { checkProvider } from './check-provider.ts';
import { listUnchecked, parseContractOptions } from './options.ts';
import { formatReport } from './report.ts';
const loggedRequests = z.array(z.object({ method: z.string() }));

const MENU = /casa-veche\/menu$/;
const LIST = /get-all$/;
const PICTURE =
  'it is no absolute http or https address of at most 2,048 characters without credentials';

/** Receives the sandbox's answer to a request for `path`, and resolves to the client's answer. */
type Break = (path: string, answer: Response) => Promise<Response>;

const keepAnswer: Break = async (_, answer) => answer;

const replaceAnswer =
  (pattern: RegExp, create: (body: string) => Response | Promise<Response>): Break =>
  async (path, answer) =>
    pattern.test(path) ? create(await answer.text()) : answer;

const sendJson = (pattern: RegExp, body: unknown): Break =>
  replaceAnswer(pattern, () => Response.json(body));

const sendAs = (type: string, body: string): Response =>
  new Response(body, { headers: { 'content-type': type } });

const product = { name: 'Ciorbă', price: 20 };
const menuOf = (products: readonly unknown[], head: object = {}): object => ({
  ...head,
  categories: [{ _id: '1', name: 'Ciorbe', flavours: products }],
});

describe('the check of a provider', () => {
  let sandbox: RunningSandbox;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, restaurants: exampleRestaurants });
  });
  afterAll(() => sandbox.stop());

  type Report = { readonly lines: readonly string[]; readonly exitCode: number };

  async function check(origin: string, args: readonly string[] = []): Promise<Report> {
    const origins = { INVOICE_ORIGINS: sandbox.origin, PAYMENT_FORM_ORIGINS: sandbox.origin };
    const options = parseContractOptions([origin, ...args], origins);
    if (!options.ok || options.value === 'help') throw new Error('Wrong options');
    const steps = await checkProvider(options.value);
    if (!steps.ok) return { lines: [steps.failure], exitCode: 2 };
    const { text, exitCode } = formatReport(origin, steps.value, listUnchecked(options.value));
    return { lines: text.split('\n'), exitCode };
  }

  /** Checks a provider that sends the sandbox's answers, changed by `breakAnswer`. */
  async function checkBroken(breakAnswer: Break, args: readonly string[] = []): Promise<Report> {
    const forward = async (request: Request): Promise<Response> => {
      const { pathname, search } = new URL(request.url);
      const { method, headers } = request;
      const body = method === 'GET' ? null : await request.text();
      const address = `${sandbox.origin}${pathname}${search}`;
      return breakAnswer(pathname, await fetch(address, { method, headers, body }));
    };
    const server = createServer(getRequestListener(forward, { overrideGlobalObjects: false }));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    return check(`http://127.0.0.1:${port}`, args).finally(() => {
      server.closeAllConnections();
      server.close();
    });
  }

  const listBreaches = ({ lines }: Report): readonly string[] =>
    lines.filter((line) => line.startsWith('  ✗')).map((line) => line.slice(4));

  it('finds no breach in the sandbox by GET calls alone, and lists what it did not check', async () => {
    await createSandboxControl(sandbox.controlOrigin).clearRequests();
    const report = await check(sandbox.origin);

    expect(listBreaches(report)).toEqual([]);
    expect(report.lines).toContain('  ✓ is shown whole by the site (categories: 2, products: 2)');
    expect(report.lines).toContain('  - the menus of all listed restaurants: --all');
    expect(report.lines).toContain('  - the card form: --user ID --order ID');
    expect(report.lines.at(-1)).toBe('Checks: 24 passed, 0 failed');
    expect(report.exitCode).toBe(0);
    const answer = await fetch(`${sandbox.controlOrigin}/requests`);
    const requests = loggedRequests.parse(await answer.json());
    expect([...new Set(requests.map(({ method }) => method))]).toEqual(['GET']);
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
    const args = ['--all', '--write', ...Object.entries(secrets).flat()];
    const report = await check(sandbox.origin, args);

    expect(listBreaches(report)).toEqual([]);
    expect(report.lines).not.toContain('Not checked:');
    expect(report.lines).toContain('activation with a used token');
    expect(report.lines).toContain('repeated authorization of order con…');
    const text = report.lines.join('\n');
    expect(Object.values(secrets).filter((id) => text.includes(id))).toEqual([]);
    expect(report.exitCode).toBe(0);
  });

  it.each<[string, string, Break, ...unknown[]]>([
    [
      'another content type',
      '',
      replaceAnswer(MENU, (body) => sendAs('text/plain', body)),
      'has the content type text/plain; the document has application/json',
    ],
    [
      'a redirect',
      '',
      replaceAnswer(MENU, () => Response.redirect('https://b.example/', 301)),
      'answers 301, a redirect, which the site does not follow',
    ],
    [
      'an answer that does not come',
      '',
      replaceAnswer(MENU, () => new Promise(() => undefined)),
      'sends no complete answer within 2,500 ms, after which the site gives up',
    ],
    [
      'an error with status 200 for an unknown restaurant',
      '',
      replaceAnswer(/restaurant\/contract-.*\/menu$/, (body) => sendAs('application/json', body)),
      'answers 200 to a value that does not exist; the document has 404',
      'the site would not answer 404 for a restaurant that does not exist',
    ],
    [
      'values that the document does not have',
      '',
      sendJson(MENU, menuOf([product, { name: 'Rucola', price: '32 lei' }], { telephone: 112 })),
      'body: $.telephone is 112: expected string, received number',
      expect.stringMatching(
        /^body: \$\.categories\[0\]\.flavours\[1\]\.price is "32 lei": must match/,
      ),
      'the site would not show $.telephone: it is no Romanian number',
      'the site would not show the product "Rucola" ($.categories[0].flavours[1])',
    ],
    [
      'a list with a relative logo address and a short name that is no id',
      '',
      sendJson(LIST, {
        restaurants: [
          { name: 'Casa Veche', short_name: 'casa-veche', logoImage: '/logo.webp' },
          { name: 'La Colț', short_name: 'la colț' },
        ],
      }),
      `the site would not show $.restaurants[0].logoImage: ${PICTURE}`,
      'the site would show a card without a link: $.restaurants[1].short_name is no id of a restaurant',
    ],
    [
      'an unknown token that it accepts',
      '--write',
      replaceAnswer(/reset\/password$/, () => Response.json({ result: { message: 'OK' } })),
      'answers 200 to a value that does not exist; the document has 400, 404, 409, 410',
      'the site would take this token as valid',
    ],
    [
      'a form for another bank',
      '--write --user sandbox-form-live',
      keepAnswer,
      expect.stringMatching(/^the site refuses the form \(foreign action\); its action must be/),
    ],
    [
      'a link that is a number, without printing the number',
      '--invoice sandbox-invoice-1',
      sendJson(/sandbox-invoice-1$/, { link: 4711 }),
      'body: $.link: expected string, received number',
    ],
  ])('names the breach of a provider with %s %s', async (_, args, breakAnswer, ...breaches) => {
    const report = await checkBroken(breakAnswer, args === '' ? [] : args.split(' '));
    expect(listBreaches(report)).toEqual(breaches);
    expect(report.exitCode).toBe(1);
  });
});
