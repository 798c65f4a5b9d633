import { getSettings } from '../config.ts';
import { isInvoiceId } from '../ids.ts';
import { getLog } from '../log.ts';
import type { Log } from '../log.ts';
import { isTemporaryStatus } from '../retry-after.ts';
import { isAllowedUrl } from '../security/allowed-url.ts';
import { providerPaths } from './contract/paths.ts';
import { invoiceWire } from './contract/wire.ts';
import { getProviderClient } from './transport/client.ts';
import type { ProviderClient } from './transport/client.ts';

export type InvoiceAnswer =
  /** `link` is an address of an allowed origin. */
  | { readonly outcome: 'found'; readonly link: string }
  /**
   * The id is malformed, the provider refused the request permanently, or its answer has no link
   * of an allowed origin.
   */
  | { readonly outcome: 'missing' }
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
    const { failure } = answer;
    const isPermanentRefusal = failure.kind === 'refused' && !isTemporaryStatus(failure.status);
    return { outcome: isPermanentRefusal ? 'missing' : 'down' };
  }
  const parsed = invoiceWire.safeParse(answer.value);
  if (!parsed.success) return { outcome: 'down' };
  const { link } = parsed.data;
  if (!link) return { outcome: 'missing' };
  if (isAllowedUrl(link, origins, siteUrl)) return { outcome: 'found', link };
  // The link is not logged, because it opens a person's document.
  log.warn('invoice: a link outside the allowed origins was refused');
  return { outcome: 'missing' };
}

export function getInvoice(invoiceId: string): Promise<InvoiceAnswer> {
  const { invoiceOrigins, siteUrl } = getSettings();
  const source = { client: getProviderClient(), origins: invoiceOrigins, siteUrl, log: getLog() };
  return fetchInvoice(invoiceId, source);
}
