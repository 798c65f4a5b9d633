import type { ComponentProps, ReactNode } from 'react';
import styles from './form-field.module.scss';

type Props = Omit<ComponentProps<'textarea'>, 'className' | 'id'> & {
  readonly id: string;
  readonly label: string;
};

export function TextAreaField({ id, label, ...area }: Props): ReactNode {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea {...area} id={id} className={styles.control} />
    </div>
  );
}
