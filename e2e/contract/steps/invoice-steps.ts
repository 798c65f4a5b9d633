import { fetchInvoice } from '../../../lib/provider/invoice.ts';
import type { InvoiceAnswer } from '../../../lib/provider/invoice.ts';
import type { ProviderClient } from '../../../lib/provider/transport/client.ts';
import type { ContractOptions } from '../contract-options.ts';
import { broken, passed } from '../report/finding.ts';
import type { Finding } from '../report/finding.ts';
import { createUnknown, hideEnd } from './step.ts';
import type { Step } from './step.ts';
import { silentLog } from '../../support/unit/watched-log.ts';

export function createInvoiceSteps(options: ContractOptions): readonly Step[] {
  const { invoiceOrigins: origins, siteUrl } = options;
  const ask = (client: ProviderClient, id: string): Promise<InvoiceAnswer> =>
    fetchInvoice(id, { client, origins, siteUrl, log: silentLog });

  const read = ({ outcome }: InvoiceAnswer): readonly Finding[] => {
    if (outcome === 'found') return [passed('is shown by the site')];
    return outcome === 'down'
      ? []
      : [
          broken(
            `the site would say that there is no document: $.link is missing or not below ${origins.join(', ')}`,
          ),
        ];
  };
  return [
    ...options.invoice.map((id): Step => ({
      title: `invoice ${hideEnd(id)}`,
      expectation: 'success',
      ask: async (client) => read(await ask(client, id)),
    })),
    {
      title: 'an unknown invoice',
      expectation: 'refusal',
      ask: async (client) => {
        const { outcome } = await ask(client, createUnknown());
        return outcome === 'down'
          ? [broken('the site would answer 503 instead of 404 for an invoice that does not exist')]
          : [];
      },
    },
  ];
}
