import { formatPlainOrigin } from './lan-address.ts';

/** The port of the sandbox that the demo and the development server use. */
export const sandboxPort = Number(process.env.SANDBOX_PORT || 4010);
export const sandboxHost = '127.0.0.1';
export const sandboxOrigin = `http://${sandboxHost}:${sandboxPort}`;
export const sitePort = Number(process.env.PORT || 3000);

/**
 * Matches each value of `BIND_ADDRESS` with which the site can be opened as `localhost`. An empty
 * value means all addresses.
 */
const localBindAddress = /^(localhost|0\.0\.0\.0|127\.0\.0\.1|::1?)?$/;
const bindAddress = process.env.BIND_ADDRESS ?? '';
const siteHost = localBindAddress.test(bindAddress) ? 'localhost' : bindAddress;
export const siteOrigin = formatPlainOrigin(siteHost, sitePort);

/**
 * Each worker of the end-to-end tests has a sandbox on one of these ports. The control port of that
 * sandbox is the next number.
 */
export const testSandboxPorts = [4510, 4520, 4530];

const sandboxOrigins = [
  sandboxOrigin,
  `http://localhost:${sandboxPort}`,
  ...testSandboxPorts.map((port) => `http://127.0.0.1:${port}`),
];

/**
 * Settings of a site that uses the sandbox. A built site resizes pictures only from the
 * `IMAGE_ORIGINS` of its build. The demo and the tests share one build, so `IMAGE_ORIGINS` has the
 * origins of the demo's sandbox and of the tests' sandboxes.
 */
export const sandboxSettings = {
  IMAGE_ORIGINS: sandboxOrigins.join(' '),
  // This value replaces the setting's default, so it repeats LibraPay's two hosts.
  PAYMENT_FORM_ORIGINS: [
    'https://secure.librapay.ro',
    'https://merchant.librapay.ro',
    ...sandboxOrigins,
  ].join(' '),
  // Replaces a `SITE_URL` of the environment, which may be the live site's address. With that
  // address, the QR codes of the demo would open the live site.
  SITE_URL: siteOrigin,
};

export const demoSettings = {
  ...sandboxSettings,
  PROVIDER_API_URL: sandboxOrigin,
  INVOICE_ORIGINS: sandboxOrigin,
};

type LanPlace = {
  readonly address: string;
  readonly sitePort: number;
  readonly sandboxPort: number;
};

/**
 * Returns the settings that replace or complete `demoSettings` in a demo that other devices in the
 * network can open.
 */
export function getLanSettings(place: LanPlace): Readonly<Record<string, string>> {
  const sandboxLanOrigin = formatPlainOrigin(place.address, place.sandboxPort);
  return {
    BIND_ADDRESS: place.address,
    SITE_URL: formatPlainOrigin(place.address, place.sitePort),
    PAYMENT_FORM_ORIGINS: `${sandboxSettings.PAYMENT_FORM_ORIGINS} ${sandboxLanOrigin}`,
    INVOICE_ORIGINS: sandboxLanOrigin,
  };
}
