import { getSettings } from '../config.ts';
import { isInvoiceId } from '../ids.ts';
import { getLog } from '../log.ts';
import type { Log } from '../log.ts';
import { isAllowedUrl } from '../security/allowed-url.ts';
import { getSite } from '../site.ts';
import { providerPaths } from './contract/paths.ts';
import { unexpectedShape } from './contract/provider-failure.ts';
import { invoiceWire } from './contract/wire.ts';
import type { ProviderClient } from './client.ts';

export type InvoiceAnswer =
  /** `link` is an address of an allowed origin. */
  | { readonly outcome: 'found'; readonly link: string }
  /**
   * The id is malformed, the provider refused the request, or its answer has no link of an allowed
   * origin.
   */
  | { readonly outcome: 'missing' }
  /** It is unknown whether the invoice exists: no answer, or one that the contract does not have. */
  | { readonly outcome: 'down' };

export type InvoiceSource = {
  readonly client: ProviderClient;
  readonly origins: readonly string[];
  readonly siteUrl: string;
  readonly log: Log;
};

/** An invoice is personal data, so no cache keeps the answer. */
export async function fetchInvoice(
  invoiceId: string,
  { client, origins, siteUrl, log }: InvoiceSource,
): Promise<InvoiceAnswer> {
  if (!isInvoiceId(invoiceId)) return { outcome: 'missing' };
  const answer = await client.send({ name: 'invoice', path: providerPaths.invoice(invoiceId) });
  if (!answer.ok) {
    return { outcome: answer.failure.kind === 'refused' ? 'missing' : 'down' };
  }
  const parsed = invoiceWire.safeParse(answer.value);
  if (!parsed.success || !mayBeInvoice(answer.value)) {
    unexpectedShape('invoice', log);
    return { outcome: 'down' };
  }
  const { link } = parsed.data;
  if (!link) return { outcome: 'missing' };
  if (isAllowedUrl(link, origins, siteUrl)) return { outcome: 'found', link };
  // The link is not logged, because it opens a person's document.
  log.warn('invoice: a link outside the allowed origins was refused');
  return { outcome: 'missing' };
}

/**
 * An invoice without a document has an empty `link`, or is an empty object, in which a server has
 * left out a link that it does not have. Any other object is not about an invoice.
 */
const mayBeInvoice = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ('link' in value || Object.keys(value).length === 0);

export function getInvoice(invoiceId: string): Promise<InvoiceAnswer> {
  const { invoiceOrigins, siteUrl } = getSettings();
  const source = { client: getSite().provider, origins: invoiceOrigins, siteUrl, log: getLog() };
  return fetchInvoice(invoiceId, source);
}
