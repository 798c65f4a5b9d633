import type { ReactNode } from 'react';

type IconName = 'menu' | 'close' | 'arrow' | 'back' | 'search' | 'share' | 'plus' | 'minus';

/**
 * Line drawings on a 24 px grid with a stroke width of 2. Every page loads them as a script, so a
 * drawing that only the server uses stands beside the component that shows it.
 */
const PATHS: Readonly<Record<IconName, string>> = {
  menu: 'M4 8h16M4 16h16',
  close: 'M6 6l12 12M18 6L6 18',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20',
  share: 'M12 15V3M8 7l4-4 4 4M7 11H5v10h14V11h-2',
  plus: 'M5 12h14M12 5v14',
  minus: 'M5 12h14',
};

type Props = { readonly name: IconName; readonly size?: number };

export function Icon({ name, size }: Props): ReactNode {
  return <LineDrawing path={PATHS[name]} size={size} />;
}

type DrawingProps = { readonly path: string; readonly size?: number | undefined };

/** Hidden from screen readers, so the element around the icon must have a text or a label. */
export function LineDrawing({ path, size = 24 }: DrawingProps): ReactNode {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
