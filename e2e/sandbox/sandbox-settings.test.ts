import { parseSandboxSettings } from './sandbox-settings.ts';

describe('the settings of the sandbox', () => {
  it('need nothing', () => {
    expect(parseSandboxSettings({ SANDBOX_DB: '' })).toEqual({
      port: 4010,
      controlPort: undefined,
      database: ':memory:',
      origin: undefined,
      siteOrigin: 'http://localhost:3000',
    });
  });

  it('come from the environment', () => {
    const variables = {
      SANDBOX_PORT: '5000',
      SANDBOX_CONTROL_PORT: '6000',
      SANDBOX_DB: '/tmp/sandbox.db',
      SANDBOX_ORIGIN: 'http://pictures.test:80/',
      SANDBOX_SITE_ORIGIN: 'http://127.0.0.1:3100/',
    };
    expect(parseSandboxSettings(variables)).toEqual({
      port: 5000,
      controlPort: 6000,
      database: '/tmp/sandbox.db',
      origin: 'http://pictures.test:80',
      siteOrigin: 'http://127.0.0.1:3100',
    });
  });

  it('name every wrong variable', () => {
    const variables = { SANDBOX_PORT: 'x', SANDBOX_ORIGIN: 'nu e o adresă' };
    expect(() => parseSandboxSettings(variables)).toThrow(/SANDBOX_PORT[\s\S]*SANDBOX_ORIGIN/);
  });
});
