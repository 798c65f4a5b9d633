import type { ReactNode } from 'react';
import type { Order } from '@/components/app/order';
import { routes } from '@/lib/addresses/routes';

const CODE_PX = 144;

/**
 * The QR code of the menu, with the words that say how to use it. The picture is lazy, so only
 * devices that show it load it. An SVG in the HTML would have more bytes.
 */
export function MenuCode({ order }: { readonly order: Order }): ReactNode {
  return (
    <>
      {/* oxlint-disable-next-line nextjs/no-img-element -- an SVG needs no image optimizer */}
      <img
        alt={order.code.label}
        width={CODE_PX}
        height={CODE_PX}
        loading="lazy"
        src={routes.menuCode({ restaurantId: order.restaurantId })}
      />
      <p>{order.code.scan}</p>
    </>
  );
}
