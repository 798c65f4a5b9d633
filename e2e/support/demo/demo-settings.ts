import { formatPlainOrigin } from './plain-origin.ts';

/** The port of the sandbox that the demo and the development server use. */
export const sandboxPort = Number(process.env.SANDBOX_PORT || 4010);
export const sandboxHost = '127.0.0.1';
export const sandboxOrigin = `http://${sandboxHost}:${sandboxPort}`;
export const sitePort = Number(process.env.PORT || 3000);

/** The bind addresses with which the site can be opened as `localhost`. */
const localBindAddress = /^(localhost|0\.0\.0\.0|127\.0\.0\.1|::1?)?$/;
const bindAddress = process.env.BIND_ADDRESS ?? '';
const siteHost = localBindAddress.test(bindAddress) ? 'localhost' : bindAddress;
export const siteOrigin = formatPlainOrigin(siteHost, sitePort);

/** The sandbox port of each end-to-end worker. The sandbox's control port is the next number. */
export const testSandboxPorts = [4510, 4520, 4530];

const sandboxOrigins = [
  sandboxOrigin,
  `http://localhost:${sandboxPort}`,
  ...testSandboxPorts.map((port) => `http://127.0.0.1:${port}`),
];

/**
 * Settings of a site that uses the sandbox. Another value of `IMAGE_ORIGINS` needs another build.
 * The demo and the tests share one build, so `IMAGE_ORIGINS` has the origins of both.
 */
export const sandboxSettings = {
  IMAGE_ORIGINS: sandboxOrigins.join(' '),
  // This setting replaces the default, so it repeats LibraPay's two hosts.
  PAYMENT_FORM_ORIGINS: [
    'https://secure.librapay.ro',
    'https://merchant.librapay.ro',
    ...sandboxOrigins,
  ].join(' '),
  // Replaces a `SITE_URL` of the environment. If that were the live site's address, the sandbox's
  // bank would send the browser to the live site.
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
  readonly bankPort: number;
};

/** The settings whose values differ in a demo that other devices in the network can open. */
export function getLanSettings(place: LanPlace): Readonly<Record<string, string>> {
  const bankOrigin = formatPlainOrigin(place.address, place.bankPort);
  return {
    BIND_ADDRESS: place.address,
    SITE_URL: formatPlainOrigin(place.address, place.sitePort),
    PAYMENT_FORM_ORIGINS: `${sandboxSettings.PAYMENT_FORM_ORIGINS} ${bankOrigin}`,
    INVOICE_ORIGINS: bankOrigin,
  };
}
