import type { ReactNode } from 'react';
import { NewLinkOffer } from '@/components/account/new-link-offer';
import { ExitNote } from '@/components/payment/exit/exit-note';
import { PaymentFields } from '@/components/payment/request/payment-fields';
import { PaymentFacts } from '@/components/payment/result/payment-facts';
import { Banner } from '@/components/transaction/banner';
import { FormField } from '@/components/transaction/form-field';
import { LanguageSwitch } from '@/components/transaction/language-switch';
import { formatPhoneLink } from '@/lib/app/phone-link';
import { getSettings } from '@/lib/config';
import { accountCopy } from '@/lib/i18n/transaction/account-copy';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import type { PaymentField } from '@/lib/api/payment-form';
import { Specimen } from './specimen.tsx';

const field = { kind: 'visible', name: 'mostra', required: false } as const;

const PAYMENT_FIELDS: readonly PaymentField[] = [
  { ...field, label: 'Numele de pe card', value: '', input: 'text' },
  { ...field, label: 'Suma', value: '24,50 RON', input: 'text', readOnly: true },
  {
    ...field,
    label: 'Rate',
    value: '',
    input: 'select',
    options: [{ value: '3', label: 'trei luni' }],
  },
  { ...field, label: 'Păstrează cardul', value: 'da', input: 'checkbox', checked: true },
];

export function TransactionSpecimens(): ReactNode {
  return (
    <>
      <Specimen title="Mesaje" flow="column">
        <Banner tone="positive">Contul este activat</Banner>
        <Banner tone="negative">Linkul nu este valabil</Banner>
        <Banner tone="neutral">Se verifică linkul…</Banner>
        <Banner tone="negative" busy />
      </Specimen>
      <Specimen title="Câmpuri" flow="column">
        <FormField id="camp_simplu" label="Parola nouă" type="password" />
        <FormField
          id="camp_gresit"
          label="Confirmă parola"
          type="password"
          error="Parolele nu sunt la fel"
        />
        <FormField id="camp_oprit" label="Parola nouă" type="password" disabled />
      </Specimen>
      <Specimen title="Plată" flow="column">
        <PaymentFields fields={PAYMENT_FIELDS} chooseText={paymentCopy.ro.form.choose} />
        <PaymentFacts
          language="ro"
          order="1234567"
          phone={formatPhoneLink(getSettings().supportPhone)}
        />
        <ExitNote language="ro" exit={{ kind: 'telling' }} />
        <ExitNote language="ro" exit={{ kind: 'here', isTold: true }} />
      </Specimen>
      <Specimen title="Spre aplicație, după cont">
        <NewLinkOffer language="ro" text={accountCopy.ro.reset.newLink} />
      </Specimen>
      <Specimen title="Limba">
        <LanguageSwitch language="ro" query={{}} />
      </Specimen>
    </>
  );
}
