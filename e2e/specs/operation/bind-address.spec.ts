import { expect, test } from '../../support/servers/fixtures.ts';
import { startSite } from '../../support/servers/site.ts';

// On Linux each address of 127.0.0.0/8 is local; macOS has only 127.0.0.1.
test.skip(process.platform !== 'linux', 'needs a second local address');

const isAnswering = (origin: string): Promise<boolean> =>
  fetch(`${origin}/not-a-page`).then(
    () => true,
    () => false,
  );

for (const { environment, expected } of [
  { environment: {}, expected: true },
  { environment: { BIND_ADDRESS: '127.0.0.1' }, expected: false },
]) {
  test(`a site with the settings ${JSON.stringify(environment)} ${expected ? 'answers' : 'does not answer'} on a second address`, async ({
    sandbox,
  }) => {
    const site = await startSite({ providerApiUrl: sandbox.origin, env: environment });
    try {
      expect(await isAnswering(site.origin)).toBe(true);
      expect(await isAnswering(site.origin.replace('127.0.0.1', '127.0.0.2'))).toBe(expected);
    } finally {
      await site.stop();
    }
  });
}
