import { parseSandboxSettings } from './sandbox-settings.ts';

describe('the settings of the sandbox', () => {
  it('are the defaults when the variables are absent or empty', () => {
    expect(parseSandboxSettings({ SANDBOX_DB: '' })).toEqual({
      ok: true,
      value: {
        port: 4010,
        controlPort: undefined,
        database: ':memory:',
        origin: undefined,
        siteOrigin: 'http://localhost:3000',
        lanAddress: undefined,
      },
    });
  });

  it('come from the variables; the slash at the end of an origin is removed', () => {
    const variables = {
      SANDBOX_PORT: '5000',
      SANDBOX_CONTROL_PORT: '6000',
      SANDBOX_DB: '/tmp/sandbox.db',
      SANDBOX_ORIGIN: 'http://pictures.test:8080/',
      SANDBOX_SITE_ORIGIN: 'http://127.0.0.1:3100/',
      SANDBOX_LAN_ADDRESS: '192.168.1.7',
    };
    expect(parseSandboxSettings(variables)).toEqual({
      ok: true,
      value: {
        port: 5000,
        controlPort: 6000,
        database: '/tmp/sandbox.db',
        origin: 'http://pictures.test:8080',
        siteOrigin: 'http://127.0.0.1:3100',
        lanAddress: '192.168.1.7',
      },
    });
  });

  it('are refused with a list of each wrong variable and its expected form', () => {
    const variables = { SANDBOX_PORT: 'x', SANDBOX_ORIGIN: 'nu e o adresă' };
    expect(parseSandboxSettings(variables)).toEqual({
      ok: false,
      failure: [
        'SANDBOX_PORT: expected a whole number from 0 to 65535',
        'SANDBOX_ORIGIN: expected an origin such as http://localhost:3000',
      ],
    });
  });

  it.each([
    ['SANDBOX_PORT', '65536'],
    ['SANDBOX_PORT', '-1'],
    ['SANDBOX_PORT', '1.5'],
    ['SANDBOX_PORT', ' 4010'],
    ['SANDBOX_CONTROL_PORT', '4e3'],
    ['SANDBOX_SITE_ORIGIN', 'javascript:alert(1)'],
    ['SANDBOX_ORIGIN', 'http://localhost:3000/path'],
    ['SANDBOX_LAN_ADDRESS', '0.0.0.0'],
    ['SANDBOX_LAN_ADDRESS', '127.0.0.1'],
    ['SANDBOX_LAN_ADDRESS', '8.8.8.8'],
  ])('are refused with %s=%s', (name, value) => {
    expect(parseSandboxSettings({ [name]: value })).toEqual({
      ok: false,
      failure: [expect.stringMatching(new RegExp(`^${name}: expected `))],
    });
  });
});
