import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { DialogShell } from '@/components/ui/dialog-shell';
import { formatPhoneLink } from '@/lib/native-app/phone-link';
import { getSettings } from '@/lib/config';
import { eventCopy } from '@/lib/i18n/site/event-copy';

const HEADING_ID = 'eveniment_titlu';

/** Requirement H-5: the home page contains this dialog closed, and no control that opens it. */
export function EventDialog(): ReactNode {
  const { supportPhone } = getSettings();
  const phone = formatPhoneLink(supportPhone);
  const { date, heading, text, call, close } = eventCopy;
  return (
    <DialogShell labelledBy={HEADING_ID}>
      <h2 id={HEADING_ID}>
        <time dateTime={date}>{heading}</time>
      </h2>
      <p>{text}</p>
      <p>
        {call} <a href={phone.href}>{phone.label}</a>
      </p>
      <form method="dialog">
        <Button type="submit" tone="quiet">
          {close}
        </Button>
      </form>
    </DialogShell>
  );
}
