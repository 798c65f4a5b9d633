import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import styles from './hours-line.module.scss';
import { LineDrawing } from './icon.tsx';

const PATHS = {
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.5V12l3 2',
  phone:
    'M5 4h4l1.5 5-2.2 1.6a12 12 0 0 0 5.1 5.1L15 13.5l5 1.5v4a1.5 1.5 0 0 1-1.6 1.5C10.6 20 4 13.4 3.5 5.6A1.5 1.5 0 0 1 5 4z',
  pin: 'M12 21.5s-7-6.2-7-12a7 7 0 0 1 14 0c0 5.8-7 12-7 12zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
} as const;

type Props = {
  readonly icon: keyof typeof PATHS;
  /** For screen readers, which do not get the icon. */
  readonly label: string;
  readonly children: ReactNode;
};

export function IconLine({ icon, label, children }: Props): ReactNode {
  return (
    <p className={styles.line}>
      <LineDrawing path={PATHS[icon]} size={20} />
      <VisuallyHidden>{label}: </VisuallyHidden>
      {children}
    </p>
  );
}
