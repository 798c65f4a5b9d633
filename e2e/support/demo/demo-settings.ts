import { formatPlainOrigin } from './plain-origin.ts';

/** The port of the sandbox provider for the demo and the development server. */
export const sandboxPort = Number(process.env.SANDBOX_PORT || 4010);
export const sandboxHost = '127.0.0.1';
export const sandboxOrigin = `http://${sandboxHost}:${sandboxPort}`;
export const sitePort = Number(process.env.PORT || 3000);

/** Bind addresses at which `localhost` reaches the site. */
const isReachedByName = /^(localhost|0\.0\.0\.0|127\.0\.0\.1|::1?)?$/;
const bindAddress = process.env.BIND_ADDRESS ?? '';
const siteHost = isReachedByName.test(bindAddress) ? 'localhost' : bindAddress;
export const siteOrigin = formatPlainOrigin(siteHost, sitePort);

/** One for each end-to-end worker; its control port is the next one. */
export const testSandboxPorts = [4510, 4520, 4530];

const sandboxOrigins = [
  sandboxOrigin,
  `http://localhost:${sandboxPort}`,
  ...testSandboxPorts.map((port) => `http://127.0.0.1:${port}`),
];

/**
 * The build fixes the origins of pictures, so one build names the sandboxes of the demo and of the
 * tests, and both can use it.
 */
export const sandboxSettings = {
  IMAGE_ORIGINS: sandboxOrigins.join(' '),
  // LibraPay's two hosts, because this setting replaces the default.
  PAYMENT_FORM_ORIGINS: [
    'https://secure.librapay.ro',
    'https://merchant.librapay.ro',
    ...sandboxOrigins,
  ].join(' '),
  // Not from the environment: it may name the live site, and the sandbox's bank would redirect to it.
  SITE_URL: siteOrigin,
};

/** The site with the sandbox: overrides settings for a real provider. */
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

/** The settings that differ when other devices open site and bank at an address of this machine. */
export function getLanSettings(place: LanPlace): Readonly<Record<string, string>> {
  const bankOrigin = formatPlainOrigin(place.address, place.bankPort);
  return {
    BIND_ADDRESS: place.address,
    SITE_URL: formatPlainOrigin(place.address, place.sitePort),
    PAYMENT_FORM_ORIGINS: `${sandboxSettings.PAYMENT_FORM_ORIGINS} ${bankOrigin}`,
    INVOICE_ORIGINS: bankOrigin,
  };
}
