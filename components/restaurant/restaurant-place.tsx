import type { ReactNode } from 'react';
import { IconLine } from '@/components/ui/icon-line';
import { formatPhoneLink } from '@/lib/app/phone-link';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import { formatAddress, formatMapHref } from '@/lib/restaurant/contact';
import type { RestaurantContact } from '@/lib/restaurant/menu';

type Props = { readonly contact: RestaurantContact };

/** Address, map link and telephone link. Each is left out if the provider sends no data for it. */
export function RestaurantPlace({ contact }: Props): ReactNode {
  const { address, coordinates, telephone } = contact;
  const copy = siteCopy.restaurant;
  const phone = telephone === undefined ? undefined : formatPhoneLink(telephone);
  return (
    <>
      {(address !== undefined || coordinates !== undefined) && (
        <IconLine icon="pin" label={copy.address}>
          {address !== undefined && <span>{formatAddress(address)}</span>}
          {coordinates !== undefined && (
            <a href={formatMapHref(coordinates)} rel="noopener noreferrer">
              {copy.map}
            </a>
          )}
        </IconLine>
      )}
      {phone !== undefined && (
        <IconLine icon="phone" label={copy.telephone}>
          <a href={phone.href}>{phone.label}</a>
        </IconLine>
      )}
    </>
  );
}
