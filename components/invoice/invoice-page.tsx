import type { ReactNode } from 'react';
import type { InvoiceAnswer } from '@/lib/provider/invoice';
import { assertNever } from '@/lib/result';
import { InvoiceDocument } from './invoice-document.tsx';
import { InvoiceMissing } from './invoice-missing.tsx';

export function InvoicePage({ answer }: { readonly answer: InvoiceAnswer }): ReactNode {
  switch (answer.outcome) {
    case 'found':
      return <InvoiceDocument link={answer.link} />;
    case 'missing':
      return <InvoiceMissing outcome="unknown" />;
    case 'down':
      return <InvoiceMissing outcome="degraded" />;
    default:
      return assertNever(answer);
  }
}
