import type { ReactNode } from 'react';
import type { Order } from '@/components/native-app/order';
import { routes } from '@/lib/addresses/routes';
import { downloadCopy } from '@/lib/i18n/site/download-copy';
import { orderCopy } from '@/lib/i18n/site/order-copy';

const CODE_PX = 144;

/** The QR code of the menu. */
export function MenuCode({ order }: { readonly order: Order }): ReactNode {
  const { label, scan } = order.code;
  return (
    <Code
      address={routes.menuCode({ restaurantId: order.restaurantId })}
      label={label}
      scan={scan}
    />
  );
}

/** The QR code of the download page. */
export function AppCode(): ReactNode {
  return (
    <Code address={routes.appCode()} label={downloadCopy.qrLabel} scan={orderCopy.ro.code.scan} />
  );
}

type CodeProps = { readonly address: string; readonly label: string; readonly scan: string };

/**
 * A QR code with the words that say how to use it. The picture is lazy, so only devices that show
 * it load it. An SVG in the HTML would have more bytes.
 */
function Code({ address, label, scan }: CodeProps): ReactNode {
  return (
    <>
      {/* oxlint-disable-next-line nextjs/no-img-element -- an SVG needs no image optimizer */}
      <img alt={label} width={CODE_PX} height={CODE_PX} loading="lazy" src={address} />
      <p>{scan}</p>
    </>
  );
}
