import type { ReactNode } from 'react';
import { StoreButtons } from '@/components/app/store-buttons';
import { Breadcrumbs } from '@/components/chrome/header/breadcrumbs';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { HoursLine } from '@/components/ui/hours-line';
import { Icon, ICON_NAMES } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import { routes } from '@/lib/addresses/routes';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import { breadcrumbs } from '@/lib/restaurant/breadcrumbs';
import styles from './design-system.module.scss';
import { Specimen } from './specimen.tsx';

const { chrome, hours, openingPopup, notFound, menu } = siteCopy;

export function UiSpecimens(): ReactNode {
  return (
    <>
      <Specimen title="Butoane">
        <Button>{menu.reload}</Button>
        <Button tone="quiet">{openingPopup.viewOnly}</Button>
        <Button disabled>{menu.reload}</Button>
        <Button tone="quiet" disabled>
          {openingPopup.viewOnly}
        </Button>
        <ButtonLink href={routes.home()}>{notFound.home}</ButtonLink>
        <ButtonLink href={routes.restaurants()} tone="quiet">
          {chrome.restaurants}
        </ButtonLink>
      </Specimen>
      <Specimen title="Unde te afli" flow="column">
        <Breadcrumbs
          breadcrumbs={breadcrumbs.menu({
            restaurantId: 'mostra',
            name: 'Hanul „La Trei Fântâni”',
          })}
        />
      </Specimen>
      <Specimen title="Magazine de aplicații">
        <StoreButtons />
      </Specimen>
      <Specimen title="Etichete și program">
        <Badge tone="positive">{hours.openNow}</Badge>
        <Badge tone="negative">{hours.closedNow}</Badge>
        <Badge tone="accent">Nou</Badge>
        <HoursLine hours="10:00 - 22:00" />
        <HoursLine
          days="Marți - Duminică"
          hours="18:00 - 02:00"
          state={<Badge tone="positive">{hours.openNow}</Badge>}
        />
        <HoursLine hours="10:00 - 22:00" state={<Badge tone="negative">{hours.closedNow}</Badge>} />
      </Specimen>
      <Specimen title="Așteptare și semne">
        <Spinner label={chrome.loading} />
        {ICON_NAMES.map((name) => (
          <Icon key={name} name={name} />
        ))}
        <p className={styles.price}>32,50 RON</p>
        <a href="#legatura">Legătură în text</a>
      </Specimen>
    </>
  );
}
