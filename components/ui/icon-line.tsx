import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import styles from './hours-line.module.scss';
import { Icon } from './icon.tsx';

type Props = {
  readonly icon: ComponentProps<typeof Icon>['name'];
  /** For screen readers, which do not get the icon. */
  readonly label: string;
  readonly children: ReactNode;
};

export function IconLine({ icon, label, children }: Props): ReactNode {
  return (
    <p className={styles.line}>
      <Icon name={icon} size={20} />
      <VisuallyHidden>{label}: </VisuallyHidden>
      {children}
    </p>
  );
}
