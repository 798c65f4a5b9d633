import { formatPlainOrigin } from './plain-origin.ts';

/** Where the sandbox provider listens beside the demo and the development server. */
export const sandboxPort = Number(process.env.SANDBOX_PORT || 4010);
export const sandboxHost = '127.0.0.1';
export const sandboxOrigin = `http://${sandboxHost}:${sandboxPort}`;
export const sitePort = Number(process.env.PORT || 3000);

/** Where a person opens the site: by name, unless it listens on another address alone. */
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
 * The build freezes the origins of pictures, so one build names the sandbox of the demo and those
 * of the tests, and both can use it.
 */
export const sandboxSettings = {
  IMAGE_ORIGINS: sandboxOrigins.join(' '),
  // LibraPay's two hosts are the default, which a setting replaces.
  PAYMENT_FORM_ORIGINS: [
    'https://secure.librapay.ro',
    'https://merchant.librapay.ro',
    ...sandboxOrigins,
  ].join(' '),
  // Not from the environment: it may name the live site, to which the sandbox's bank would send payers.
  SITE_URL: siteOrigin,
};

/** The site beside the sandbox: what one's own provider needs must not stay in force. */
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

/** What differs for a site that other devices open at an address of this machine, its bank too. */
export function getLanSettings(place: LanPlace): Readonly<Record<string, string>> {
  const bankOrigin = formatPlainOrigin(place.address, place.bankPort);
  return {
    BIND_ADDRESS: place.address,
    SITE_URL: formatPlainOrigin(place.address, place.sitePort),
    PAYMENT_FORM_ORIGINS: `${sandboxSettings.PAYMENT_FORM_ORIGINS} ${bankOrigin}`,
    INVOICE_ORIGINS: bankOrigin,
  };
}
