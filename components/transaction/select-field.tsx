import type { ComponentProps, ReactNode } from 'react';
import styles from './form-field.module.scss';

type Props = Omit<ComponentProps<'select'>, 'className' | 'id'> & {
  readonly id: string;
  readonly label: string;
};

export function SelectField({ id, label, ...select }: Props): ReactNode {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select {...select} id={id} className={styles.control} />
    </div>
  );
}
