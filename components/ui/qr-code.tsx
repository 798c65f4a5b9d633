import type { ReactNode } from 'react';
import { drawQrCode, QUIET_ZONE } from '@/lib/qr-code';

type Props = {
  readonly address: string;
  readonly label: string;
  readonly className?: string | undefined;
};

export function QrCode({ address, label, className }: Props): ReactNode {
  const { path, size } = drawQrCode(address);
  const side = size + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      stroke="#000"
      className={className}
    >
      <path d={path} />
    </svg>
  );
}
