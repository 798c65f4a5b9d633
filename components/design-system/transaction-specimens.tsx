import type { ReactNode } from 'react';
import { Banner } from '@/components/transaction/banner';
import { FormField } from '@/components/transaction/form-field';
import { LanguageSwitch } from '@/components/transaction/language-switch';
import { Specimen } from './specimen.tsx';

/** The parts of the pages for accounts and payments. */
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
      <Specimen title="Limba">
        <LanguageSwitch language="ro" query={{}} />
      </Specimen>
    </>
  );
}
