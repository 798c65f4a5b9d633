import { renderToStaticMarkup } from 'react-dom/server';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import { parseBankReturn } from '@/lib/payment/result/bank-return';
import { PaymentResult } from './payment-result.client.tsx';

const phone = { href: 'tel:+40111222333', label: '+40 111 222 333' } as const;

describe('the result page before hydration', () => {
  it.each([
    [{ RC: '00', ORDER: '1234567' }, 'after', 'unknown'],
    [{ RC: '00' }, 'unknown', 'after'],
    [{ RC: '51', ORDER: '1234567' }, 'unknown', 'after'],
    [{ RC: 'unknown', ORDER: '1234567' }, 'unknown', 'after'],
  ] as const)('has for %j the texts of the kind %s', (query, shown, other) => {
    const bankReturn = parseBankReturn(query);
    const html = renderToStaticMarkup(
      <PaymentResult language="ro" query={{}} bankReturn={bankReturn} phone={phone} />,
    );
    expect(html).toContain(paymentCopy.ro.noScript[shown]);
    expect(html).not.toContain(paymentCopy.ro.noScript[other]);
    expect(html).toContain(paymentCopy.ro.unhydrated[shown]);
    expect(html).not.toContain(paymentCopy.ro.unhydrated[other]);
  });
});
