/** Every setting, validated. Origins and `siteUrl` have no path and no slash at the end. */
export type Settings = {
  /** Undefined only while the site is being built. */
  readonly providerApiUrl: string | undefined;
  readonly siteUrl: string;
  readonly port: number;
  /** Undefined: the server listens on all addresses. */
  readonly bindAddress: string | undefined;
  readonly revalidateSeconds: number;
  /** An absolute path. */
  readonly cacheDir: string;
  readonly imageOrigins: readonly string[];
  readonly invoiceOrigins: readonly string[];
  readonly paymentFormOrigins: readonly string[];
  readonly appStoreUrl: string;
  readonly playStoreUrl: string;
  /** The provider token of the App Store account, for campaign statistics. */
  readonly appStoreProviderToken: string | undefined;
  readonly iosAppId: string;
  readonly iosTeamId: string;
  readonly iosBundleId: string;
  readonly androidPackage: string;
  readonly androidCertSha256: string;
  readonly partnerPanelUrl: string;
  /** The card processor, whose name and link the badge in the footer shows. */
  readonly paymentProcessor: { readonly name: string; readonly url: string };
  readonly paymentBadgeId: string | undefined;
  readonly paymentBadgeVariant: 'horizontal' | 'vertical';
  readonly brandName: string;
  readonly company: {
    readonly legalName: string;
    readonly registeredOffice: string;
    readonly cui: string;
    readonly tradeRegister: string;
  };
  /** Formatted for display, such as '+40 257 000 000'. */
  readonly supportPhone: string;
  readonly supportEmail: string;
  readonly social: { readonly facebook: string; readonly instagram: string };
  readonly metaPixelId: string | undefined;
  readonly revalidateSecret: string | undefined;
  readonly trustedProxyHops: number;
  readonly redisUrl: string | undefined;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  readonly designSystem: 'shown' | 'hidden';
};
