'use client';

import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { DialogShell } from '@/components/ui/dialog-shell';

const HEADING_ID = 'titlul_ferestrei';

type Props = { readonly closeLabel: string };

export function DialogSpecimen({ closeLabel }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button onClick={() => dialog.current?.showModal()}>Deschide fereastra</Button>
      <DialogShell ref={dialog} labelledBy={HEADING_ID}>
        <h2 id={HEADING_ID}>Ciorbă de burtă</h2>
        <p>Cu smântână, ardei iute și oțet.</p>
        <Button onClick={() => dialog.current?.close()}>{closeLabel}</Button>
      </DialogShell>
    </>
  );
}
