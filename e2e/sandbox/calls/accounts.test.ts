import { providerPaths } from '../../../lib/provider/contract/paths.ts';
import { errorWire } from '../../../lib/provider/contract/wire.ts';
import { createSandboxControl } from '../../support/servers/sandbox-control.ts';
import { exampleRestaurants } from '../example-restaurants.ts';
import { startSandbox } from '../start-sandbox.ts';
import type { RunningSandbox } from '../start-sandbox.ts';

const NOT_VALID = [404, 'Linkul nu este valid. Cere unul nou din aplicație.'];
const USED = [409, 'Linkul a fost deja folosit. Cere unul nou din aplicație.'];
const EXPIRED = [410, 'Linkul a expirat. Cere unul nou din aplicație.'];
const WRONG = [400, 'Cerere greșită.'];

describe('the account calls', () => {
  let sandbox: RunningSandbox;
  const lines: string[] = [];

  const read = async (response: Response): Promise<[number, string]> => {
    const { result } = errorWire.parse(await response.json());
    return [response.status, result.message];
  };

  const verify = async (token?: string): Promise<[number, string]> => {
    const headers = token === undefined ? {} : { token };
    return read(await fetch(sandbox.origin + providerPaths.verifyToken(), { headers }));
  };

  const post = (path: string, body: string, type = 'application/json'): Promise<Response> =>
    fetch(sandbox.origin + path, { method: 'POST', body, headers: { 'content-type': type } });

  const reset = async (token: string, newPassword = 'parolă nouă'): Promise<[number, string]> =>
    read(await post(providerPaths.resetPassword(), JSON.stringify({ token, newPassword })));

  const activate = async (token: string): Promise<[number, string]> =>
    read(await post(providerPaths.activateAccount(), JSON.stringify({ token })));

  beforeAll(async () => {
    const log = (line: string): number => lines.push(line);
    sandbox = await startSandbox({ port: 0, restaurants: exampleRestaurants, log });
  });

  afterAll(() => sandbox.stop());

  it('verify a token any number of times, until a password is set with the token', async () => {
    expect(await verify('sandbox-token-valid')).toEqual([200, 'Linkul este valid.']);
    expect(await verify('sandbox-token-valid')).toEqual([200, 'Linkul este valid.']);
    expect(await reset('sandbox-token-valid')).toEqual([200, 'Parola a fost schimbată.']);
    expect(await verify('sandbox-token-valid')).toEqual(USED);
    expect(await reset('sandbox-token-valid')).toEqual(USED);
  });

  it('activate an account once per token, also if a password was set with the token before', async () => {
    await reset('sandbox-token-valid-2');
    expect(await activate('sandbox-token-valid-2')).toEqual([200, 'Contul a fost activat.']);
    expect(await activate('sandbox-token-valid-2')).toEqual(USED);
  });

  it('use each preset token independently of the others', async () => {
    await activate('sandbox-token-valid-of-one-test');
    expect((await activate('sandbox-token-valid-of-another'))[0]).toBe(200);
  });

  it('accept used preset tokens again after a reset of the scenario', async () => {
    await activate('sandbox-token-valid-3');
    await createSandboxControl(sandbox.controlOrigin).resetScenario();
    expect((await activate('sandbox-token-valid-3'))[0]).toBe(200);
  });

  it.each([
    ['sandbox-token-used', USED],
    ['sandbox-token-expired', EXPIRED],
    ['unheard-of', NOT_VALID],
    ["' or 1=1 --", NOT_VALID],
    ['__proto__', NOT_VALID],
  ])('refuse the token %s', async (token, refusal) => {
    expect(await verify(token)).toEqual(refusal);
    expect(await reset(token)).toEqual(refusal);
    expect(await activate(token)).toEqual(refusal);
  });

  it('refuse a request without a token or a password', async () => {
    expect(await verify()).toEqual(WRONG);
    expect(await verify('')).toEqual(WRONG);
    expect(await reset('sandbox-token-valid-4', '')).toEqual(WRONG);
    expect(await activate('')).toEqual(WRONG);
  });

  it.each([
    ['{"token":"sandbox-token-valid-5"', 'application/json'],
    ['"sandbox-token-valid-5"', 'application/json'],
    ['null', 'application/json'],
    ['', 'application/json'],
    ['{"token":"sandbox-token-valid-5"}', 'text/plain'],
    ['token=sandbox-token-valid-5', 'application/x-www-form-urlencoded'],
  ])('refuse the body %s of type %s, and neither return nor log any of it', async (body, type) => {
    const status = type === 'application/json' ? 400 : 415;
    expect(await read(await post(providerPaths.activateAccount(), body, type))).toEqual([
      status,
      'Cerere greșită.',
    ]);
    expect(lines).toEqual([]);
  });

  it('write neither token nor password to the request log or the output', async () => {
    await verify('sandbox-token-valid-canary');
    await reset('sandbox-token-valid-canary', 'parola-canary');
    await activate('sandbox-token-valid-canary');
    const requests = await createSandboxControl(sandbox.controlOrigin).getRequests('/v1/');
    expect(requests.at(-3)).toMatchObject({
      path: providerPaths.verifyToken(),
      headers: { token: '[secret]' },
    });
    expect(JSON.stringify(requests)).not.toContain('canary');
    expect(lines).toEqual([]);
  });

  it('fail when the token is a preset id with a fault, in the header and in the body', async () => {
    expect((await verify('sandbox-503'))[0]).toBe(503);
    expect((await reset('sandbox-500'))[0]).toBe(500);
    expect((await activate('sandbox-429'))[0]).toBe(429);
    await expect(verify('sandbox-reset')).rejects.toThrow();
    await expect(activate('sandbox-reset')).rejects.toThrow();
  });
});
