import type { ReactNode } from 'react';

type IconName =
  | 'menu'
  | 'close'
  | 'clock'
  | 'phone'
  | 'pin'
  | 'mail'
  | 'arrow'
  | 'back'
  | 'search'
  | 'up'
  | 'share'
  | 'view'
  | 'plus'
  | 'minus';

/** Line drawings on a 24 px grid with a stroke width of 2. */
const PATHS: Readonly<Record<IconName, string>> = {
  menu: 'M4 8h16M4 16h16',
  close: 'M6 6l12 12M18 6L6 18',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.5V12l3 2',
  phone:
    'M5 4h4l1.5 5-2.2 1.6a12 12 0 0 0 5.1 5.1L15 13.5l5 1.5v4a1.5 1.5 0 0 1-1.6 1.5C10.6 20 4 13.4 3.5 5.6A1.5 1.5 0 0 1 5 4z',
  pin: 'M12 21.5s-7-6.2-7-12a7 7 0 0 1 14 0c0 5.8-7 12-7 12zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20',
  up: 'M12 20V5M6 11l6-6 6 6',
  view: 'M4 7h8M18 7h2M15 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 17h2M12 17h8M9 20a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  share: 'M12 15V3M8 7l4-4 4 4M7 11H5v10h14V11h-2',
  plus: 'M5 12h14M12 5v14',
  minus: 'M5 12h14',
};

type Props = { readonly name: IconName; readonly size?: number };

/** Hidden from screen readers, so the element around the icon must have a text or a label. */
export function Icon({ name, size = 24 }: Props): ReactNode {
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
      <path d={PATHS[name]} />
    </svg>
  );
}
