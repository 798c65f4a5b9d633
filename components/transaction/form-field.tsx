import type { ComponentProps, ReactNode } from 'react';
import styles from './form-field.module.scss';

type Props = Omit<ComponentProps<'input'>, 'className' | 'id' | 'aria-describedby'> & {
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
};

export function FormField({ id, label, error, ...input }: Props): ReactNode {
  const errorId = `${id}-error`;
  const hasError = error !== undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={hasError}
        aria-describedby={hasError ? errorId : undefined}
        className={styles.control}
      />
      {hasError && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
